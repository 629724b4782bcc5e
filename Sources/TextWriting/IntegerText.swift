extension ByteWriter {
  /// Writes a whole number in decimal digits.
  public mutating func write(integer value: Int) {
    reserve(32)
    if value < 0 { write(UInt8(ascii: "-")) }
    count = Digits.put(UInt64(value.magnitude), at: bytes + count) - bytes
  }
}

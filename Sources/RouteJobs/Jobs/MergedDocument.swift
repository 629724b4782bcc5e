import Tracks

/// One document of several.
enum MergedDocument {
  /// All items, in order. What a file says about itself is kept only when there is one file.
  ///
  /// - Returns: The document, and what was lost.
  static func of(_ documents: [TrackDocument]) -> (document: TrackDocument, losses: [String]) {
    if documents.count == 1 { return (documents[0], []) }
    var merged = TrackDocument()
    var losses: [String] = []
    for document in documents {
      merged.items += document.items
      merged.featureCount += document.featureCount
      merged.locatedFeatureCount += document.locatedFeatureCount
    }
    // The program that made an input says nothing about the merged file.
    var silent = DocumentMetadata()
    let speaks = documents.contains {
      silent.creator = $0.metadata.creator
      return $0.metadata != silent
    }
    if speaks {
      losses.append("metadata of merged files")
    }
    if documents.contains(where: { !$0.foreignMembers.isEmpty }) {
      losses.append("foreign members of merged files")
    }
    return (merged, losses)
  }
}

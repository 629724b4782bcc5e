enum PlanarGeometryPlaceholder {}

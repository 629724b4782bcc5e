enum OverlayModelPlaceholder {}

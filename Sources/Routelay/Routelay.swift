// The umbrella: `import Routelay` brings everything.
@_exported public import Framing
@_exported public import Geodesy
@_exported public import Geofencing
@_exported public import OverlayModel
@_exported public import Overlays
@_exported public import Rendering
@_exported public import Reports
@_exported public import RouteJobs
@_exported public import Simplifying
@_exported public import TrackFormats
@_exported public import TrackProcessing
@_exported public import Tracks

enum RoutelayCLIPlaceholder {}

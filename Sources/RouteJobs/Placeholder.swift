enum RouteJobsPlaceholder {}

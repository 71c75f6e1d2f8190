/** The public API of analytics: dashboards, tracked links, visits. */
export * from './dashboard.ts';
export * from './links.ts';
export * from './operations-dashboard.ts';
export * from './visits.ts';

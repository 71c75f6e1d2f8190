/** The page that shows the log of a run. */
export const runLogPath = (id: string): string => `/system/runs?run=${id}`;

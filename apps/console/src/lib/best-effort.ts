/**
 * For work that the page can do without, such as loading ahead or dropping a draft: it answers nothing when it fails. What a
 * person asked for goes through `useApiMutation` instead, which shows the failure.
 */
export const bestEffort = <Result>(task: Promise<Result>): Promise<Result | undefined> =>
  task.catch(() => undefined);

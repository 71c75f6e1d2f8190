/** A start that cannot go on: one sentence of what is wrong and one of what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

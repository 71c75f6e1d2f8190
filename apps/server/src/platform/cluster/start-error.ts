/** A start that cannot continue: one sentence says what is wrong, another what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

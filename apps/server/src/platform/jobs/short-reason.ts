const shownLetters = 300;

/** The innermost cause, shortened: the errors around it contain queries with their values, which must not leak. */
export function shortReason(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return (inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner)).slice(
    0,
    shownLetters,
  );
}

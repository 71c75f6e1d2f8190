/** The account of a provider whose keys were in use since a moment. */
export interface AccountSpan {
  accountRef: string;
  since: Date;
}

/** The account in which something was made; what is older than all spans was made in the first of them. */
const findSpan = (spans: readonly AccountSpan[], madeAt: Date): AccountSpan | undefined =>
  spans.findLast(({ since }) => since <= madeAt) ?? spans[0];

/**
 * True when something was made in another account than that of the present keys, which therefore do not find it. The spans are those of
 * one provider and mode, the oldest first.
 */
export function isOfOtherAccount(spans: readonly AccountSpan[], madeAt: Date): boolean {
  return findSpan(spans, madeAt)?.accountRef !== spans.at(-1)?.accountRef;
}

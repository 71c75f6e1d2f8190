/** Patterns of event types by subject. The first that matches decides: providers call payouts and refunds payments too. */
const subjects = [
  ['payout', /payout|^transfer\./i],
  ['dispute', /dispute/i],
  ['refund', /refund|reversed/i],
  ['link', /^(?:account|capability|merchant|link)\b/i],
  ['payment', /payment|checkout|^charge\./i],
] as const;

type EventSubject = (typeof subjects)[number][0];

/** Finds the subject of an event by its type, which each provider names in its own way. */
export const findSubject = (type: string): EventSubject | undefined =>
  subjects.find(([, sign]) => sign.test(type))?.[0];

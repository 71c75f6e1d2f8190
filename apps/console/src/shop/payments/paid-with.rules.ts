export type PaidWith =
  | { kind: 'card'; ending: string }
  | { kind: 'earnings' | 'offer' | 'card' }
  | { kind: 'other'; name: string };

/** What the server notes about how something was paid (`card ending 4242`, `earnings`), apart, so that it can be said in any language. */
export function paidWithOf(noted: string): PaidWith {
  const ending = /^card ending (\w{2,6})$/.exec(noted)?.[1];
  if (ending) return { kind: 'card', ending };
  if (noted === 'earnings' || noted === 'offer' || noted === 'card') return { kind: noted };
  return { kind: 'other', name: noted };
}

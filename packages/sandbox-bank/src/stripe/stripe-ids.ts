/** Stripe's ids of the bank's objects: each follows from the reference of the bank's row, so that nothing else is kept. */
const prefixes = {
  session: ['cs_test_', 'pay_'],
  intent: ['pi_', 'pay_'],
  charge: ['ch_', 'pay_'],
  refund: ['re_', 'ref_'],
  account: ['acct_', 'lnk_'],
  transfer: ['tr_', 'po_'],
  reversal: ['trr_', 'po_'],
  dispute: ['du_', 'dsp_'],
} as const;
type StripeKind = keyof typeof prefixes;

export function toId(kind: StripeKind, ref: string): string {
  const [prefix, own] = prefixes[kind];
  return prefix + ref.slice(own.length);
}

/** The bank's reference behind an id; one that no row has when the id is of another kind. */
export function toRef(kind: StripeKind, id: string): string {
  const [prefix, own] = prefixes[kind];
  return id.startsWith(prefix) ? own + id.slice(prefix.length) : '';
}

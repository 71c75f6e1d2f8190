/** Most units of one item in a cart. */
export const quantityMax = 99;

/** `whole`: what was typed is no number of units; `most`: more than one item allows; `clamped`: more than are left. */
const kinds = ['whole', 'most', 'clamped'] as const;
type Kind = (typeof kinds)[number];

export interface LineProblem {
  variantId: string;
  kind: Kind;
}

/** Units that a line's form asks for: what was typed, one more or fewer by its buttons; null when that is no number of units. */
export function readQuantity(form: FormData): number | null {
  const typed = String(form.get('quantity') ?? '').trim();
  if (!/^\d{1,9}$/.test(typed)) return null;
  const step = form.get('step');
  const quantity = Number(typed) + (step === 'more' ? 1 : step === 'fewer' ? -1 : 0);
  return quantity >= 1 ? quantity : null;
}

/** Composes the query of the cart's address for a line that was not taken as it was typed. */
export function composeLineProblem(variantId: string, kind: Kind): string {
  return new URLSearchParams({ line: variantId, problem: kind }).toString();
}

export function readLineProblem(query: URLSearchParams): LineProblem | null {
  const kind = kinds.find((known) => known === query.get('problem'));
  return kind ? { variantId: query.get('line') ?? '', kind } : null;
}

import type { Currency } from '@vitrine/contract/money.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';

type Supply = VariantForm['supplies'][number];

export interface Deliverer {
  id: string;
  currency: Currency;
}

/** As many suppliers as a variant can have. */
export const suppliersMax = 10;

/** The suppliers of all variants, in the order in which they occur. */
export function listDeliverers(variants: readonly VariantForm[]): Deliverer[] {
  const found = new Map<string, Deliverer>();
  for (const { supplies } of variants)
    for (const { supplierId, cost } of supplies)
      found.set(supplierId, { id: supplierId, currency: cost.currency });
  return [...found.values()];
}

export const findSupply = ({ supplies }: VariantForm, supplierId: string): Supply | undefined =>
  supplies.find((supply) => supply.supplierId === supplierId);

/** One supplier is preferred as long as there is one: its cost gives the margin. */
function withOnePreferred(variant: VariantForm, supplies: readonly Supply[]): VariantForm {
  const preferred = supplies.find(({ isPreferred }) => isPreferred) ?? supplies[0];
  return {
    ...variant,
    supplies: supplies.map((supply) => ({ ...supply, isPreferred: supply === preferred })),
  };
}

/** The variant with the cost of a supplier; without an amount the supplier does not deliver it. */
export function setCost(
  variant: VariantForm,
  { id, currency }: Deliverer,
  amount: number | null,
): VariantForm {
  const known = findSupply(variant, id);
  if (amount === null)
    return withOnePreferred(
      variant,
      variant.supplies.filter((supply) => supply !== known),
    );
  const cost = { amount, currency };
  return withOnePreferred(
    variant,
    known
      ? variant.supplies.map((supply) => (supply === known ? { ...supply, cost } : supply))
      : [...variant.supplies, { supplierId: id, cost, reference: '', isPreferred: false }],
  );
}

/** The supplier's own number of the variant; ignored where the supplier does not deliver it. */
export const setReference = (
  variant: VariantForm,
  supplierId: string,
  reference: string,
): VariantForm => ({
  ...variant,
  supplies: variant.supplies.map((supply) =>
    supply.supplierId === supplierId ? { ...supply, reference } : supply,
  ),
});

/** The supplier whose cost counts; the variant stays as it is where that one does not deliver it. */
export function setPreferred(variant: VariantForm, supplierId: string): VariantForm {
  if (!findSupply(variant, supplierId)) return variant;
  return {
    ...variant,
    supplies: variant.supplies.map((supply) => ({
      ...supply,
      isPreferred: supply.supplierId === supplierId,
    })),
  };
}

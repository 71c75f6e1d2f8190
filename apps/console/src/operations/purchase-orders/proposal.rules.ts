import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Money } from '@vitrine/contract/money.ts';
import type {
  ProposedVariant,
  proposePurchaseOrders,
} from '@vitrine/contract/shop/purchase-orders.ts';

type Proposal = EndpointAnswer<typeof proposePurchaseOrders>;
export type ProposedSupplier = Proposal['suppliers'][number];

/** The purchase order that one supplier would be sent. */
export interface ProposedPurchase {
  supplier: ProposedSupplier;
  variants: ProposedVariant[];
  orderCount: number;
  unitCount: number;
  total: Money;
}

/** The supplier of a variant: the one that an operator chose, else the proposed one. */
export const chooseSupplier = (
  { variantId, supplierId }: ProposedVariant,
  choices: Readonly<Record<string, string>>,
): string | null => choices[variantId] ?? supplierId;

/** One purchase order for each supplier, and the variants that nobody delivers. */
export function groupProposal(
  { suppliers, variants }: Pick<Proposal, 'suppliers' | 'variants'>,
  choices: Readonly<Record<string, string>>,
): { purchases: ProposedPurchase[]; without: ProposedVariant[] } {
  const purchases = suppliers.flatMap((supplier): ProposedPurchase[] => {
    const own = variants.filter((variant) => chooseSupplier(variant, choices) === supplier.id);
    if (!own.length) return [];
    const amount = own.reduce((sum, { units, choices: offers }) => {
      const offer = offers.find(({ supplierId }) => supplierId === supplier.id);
      return sum + units * (offer?.unitCost.amount ?? 0);
    }, 0);
    return [
      {
        supplier,
        variants: own,
        orderCount: new Set(own.flatMap(({ orderIds }) => orderIds)).size,
        unitCount: own.reduce((sum, { units }) => sum + units, 0),
        total: { amount, currency: supplier.currency },
      },
    ];
  });
  return { purchases, without: variants.filter((variant) => !chooseSupplier(variant, choices)) };
}

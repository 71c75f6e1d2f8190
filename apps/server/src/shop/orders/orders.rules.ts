import type {
  Awaiting,
  BuyerPayment,
  Fulfilment,
  OrderStatus,
  SellerPayment,
} from '@vitrine/contract/shop/orders.ts';

/** The facts of an order; everything that people call its status follows from them. */
export interface OrderFacts {
  kind: 'sale' | 'own';
  buyerPayment: BuyerPayment;
  sellerPayment: SellerPayment;
  fulfilment: Fulfilment;
  isCancelled: boolean;
}

type Steps<State extends string> = Readonly<Partial<Record<State, readonly State[]>>>;

/** Which fact may become what. The same table is in `orders.guards.sql`; a test compares the two. */
export const transitions = {
  buyer_payment: {
    unpaid: ['authorized', 'paid', 'failed', 'expired'],
    authorized: ['paid', 'failed', 'expired'],
    failed: ['unpaid', 'authorized', 'paid', 'expired'],
    expired: ['unpaid', 'authorized', 'paid', 'failed'],
    paid: ['part_refunded', 'refunded', 'disputed'],
    part_refunded: ['refunded', 'disputed'],
    disputed: ['paid', 'charged_back'],
    // An appeal against a lost dispute.
    charged_back: ['disputed'],
  } satisfies Steps<BuyerPayment>,
  seller_payment: {
    not_due: ['unpaid'],
    unpaid: ['paid', 'not_due'],
    paid: ['part_refunded', 'refunded'],
    part_refunded: ['refunded'],
  } satisfies Steps<SellerPayment>,
  fulfilment: {
    waiting: ['processing', 'part_shipped', 'shipped'],
    processing: ['part_shipped', 'shipped'],
    // A parcel that was recorded by mistake is taken back.
    part_shipped: ['shipped', 'processing'],
    shipped: ['delivered', 'part_shipped', 'processing'],
    delivered: ['part_returned', 'returned'],
    part_returned: ['returned'],
  } satisfies Steps<Fulfilment>,
} as const;

/** The buyer's money came, wherever it is now. */
export const buyerHasPaid: readonly BuyerPayment[] = [
  'paid',
  'part_refunded',
  'refunded',
  'disputed',
  'charged_back',
];
const isOver: readonly Fulfilment[] = ['delivered', 'part_returned', 'returned'];

function isClosed(facts: OrderFacts): boolean {
  if (facts.isCancelled) return true;
  return facts.kind === 'sale'
    ? facts.buyerPayment === 'refunded' || facts.buyerPayment === 'charged_back'
    : facts.sellerPayment === 'refunded';
}

/** Whose payment an open order waits for: the buyer's first, then the owner's. */
export function awaitingOf(facts: OrderFacts): Awaiting | null {
  if (isClosed(facts)) return null;
  if (facts.kind === 'sale' && !buyerHasPaid.includes(facts.buyerPayment)) return 'buyer';
  return facts.sellerPayment === 'unpaid' ? 'seller' : null;
}

/** 0 a due payment is missing, 1 all due payments are in, 2 delivered, 3 closed: the specification's number. */
export function statusOf(facts: OrderFacts): OrderStatus {
  if (isClosed(facts)) return 3;
  if (awaitingOf(facts)) return 0;
  return isOver.includes(facts.fulfilment) ? 2 : 1;
}

const sellerPeriodMs = 7 * 86_400_000;

/** Until when the owner has to pay an order whose payment is due since `from`; then it is cancelled. */
export const sellerDueAfter = (from: Date): Date => new Date(from.getTime() + sellerPeriodMs);

/** Whether something of an order can be cancelled: it goes on, no money of it is in dispute, and a unit is not sent. */
export function canCancelRest(
  order: Omit<OrderFacts, 'isCancelled'> & { cancelledAt: Date | null },
  lines: readonly { quantity: number; shipped: number; withdrawn: number }[],
): boolean {
  if (
    isClosed({ ...order, isCancelled: order.cancelledAt !== null }) ||
    order.buyerPayment === 'disputed'
  )
    return false;
  return lines.some(({ quantity, shipped, withdrawn }) => shipped + withdrawn < quantity);
}

/** The amounts of an order that its owner's payment depends on. */
interface SellerDueOrder {
  settlementMode: 'platform' | 'direct';
  sellerPayment: SellerPayment;
  platformCostMinor: bigint;
  shippingCostMinor: bigint;
  ownerFeesMinor: bigint;
  sellerFeesMinor: bigint | null;
  waivedMinor: bigint;
}

/** The planned fee within the owner's payment. Payments of an earlier version contain that of the order. */
function sellerFeesOf(order: SellerDueOrder): bigint {
  if (order.settlementMode !== 'direct') return order.ownerFeesMinor;
  const isPaid = order.sellerPayment !== 'not_due' && order.sellerPayment !== 'unpaid';
  return isPaid ? (order.sellerFeesMinor ?? order.ownerFeesMinor) : 0n;
}

/**
 * The amount that the owner pays for an order: its cost without the units that were taken out before. In `direct` mode the
 * provider takes its fee from the owner's account, so the owner does not pay it to the platform as well.
 */
export function sellerDueOf(order: SellerDueOrder) {
  const goodsMinor = order.platformCostMinor - order.waivedMinor;
  const feesMinor = sellerFeesOf(order);
  return { goodsMinor, feesMinor, dueMinor: goodsMinor + order.shippingCostMinor + feesMinor };
}

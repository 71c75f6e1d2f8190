import { type Invariant, inSteps } from '#platform/db/invariants.ts';

const buyerPaid = `('paid', 'part_refunded', 'refunded', 'disputed', 'charged_back')`;
const sellerPaid = `('paid', 'part_refunded', 'refunded')`;

/** A capture journal and a paid order imply each other: each direction is a rule of its own, because each goes over its own table. */
const captureRules = (side: string, journalKind: string, isPaid: string): readonly Invariant[] => [
  inSteps(
    `I5 a ${side}-paid order has its capture journal`,
    'orders',
    (
      within,
    ) => `select 'order ' || o.id as subject, 'paid without a journal' as detail from orders o
      where ${within('o.id')} and ${isPaid} and not exists (select 1 from journals j
        where j.kind = '${journalKind}' and j.source_type = 'order' and j.source_id = o.id::text)`,
  ),
  inSteps(
    `I5 a capture journal has its ${side}-paid order`,
    'journals',
    (
      within,
    ) => `select 'order ' || j.source_id as subject, 'a journal without a payment' as detail from journals j
      where ${within('j.id')} and j.kind = '${journalKind}' and j.source_type = 'order'
        and not exists (select 1 from orders o where o.id = j.source_id::bigint and ${isPaid})`,
  ),
];

/** The rules about payments and the welcome offer. */
export const paymentInvariants: readonly Invariant[] = [
  inSteps(
    'I4 each order is paid at most once on each side',
    'orders',
    (
      within,
    ) => `select 'order ' || order_id || ' ' || side as subject, count(*) || ' captures' as detail
      from payment_orders where effect = 'paid' and ${within('order_id')} group by order_id, side having count(*) > 1`,
  ),
  ...captureRules(
    'buyer',
    'buyer_capture',
    `o.kind = 'sale' and o.settlement_mode = 'platform' and o.buyer_payment in ${buyerPaid}`,
  ),
  ...captureRules('seller', 'seller_capture', `o.seller_payment in ${sellerPaid}`),
  inSteps(
    'I5 a paid order has a paid payment',
    'orders',
    (
      within,
    ) => `select 'order ' || o.id as subject, 'no payment took effect' as detail from orders o
      where ${within('o.id')} and o.kind = 'sale' and o.buyer_payment = 'paid'
        and not exists (select 1 from payment_orders p where p.order_id = o.id and p.side = 'buyer' and p.effect in ('paid', 'refund_due'))`,
  ),
  inSteps(
    'I8 parts add up to their payment',
    'payments',
    (
      within,
    ) => `select 'payment ' || p.id as subject, 'amount ' || p.amount_minor || ', parts ' || sum(x.amount_minor) as detail
      from payments p join payment_orders x on x.payment_id = p.id where ${within('p.id')}
      group by p.id having sum(x.amount_minor) <> p.amount_minor`,
  ),
  inSteps(
    'I7 an owner’s payment contains no fee of a buyer’s payment',
    'orders',
    (
      within,
    ) => `select 'order ' || o.number as subject, 'fee ' || x.fees_minor || ', of the order ' || coalesce(o.seller_fees_minor::text, 'none') as detail
      from orders o join payment_orders x on x.order_id = o.id and x.side = 'seller' and x.effect <> 'void'
      where ${within('o.id')} and x.fees_minor is not null and (x.fees_minor <> 0
        or (x.effect = 'paid' and (o.seller_fees_minor is distinct from x.fees_minor
          or exists (select 1 from journals j join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
            where j.kind = 'seller_capture' and j.source_type = 'order' and j.source_id = o.id::text and a.code = 'platform_fees' and e.amount_minor <> 0))))`,
  ),
  inSteps(
    'I12 an earning belongs to the store of its order',
    'orders',
    (
      within,
    ) => `select 'earning of order ' || e.order_id as subject, 'store ' || e.store_id || ', order of store ' || o.store_id as detail
      from owner_earnings e join orders o on o.id = e.order_id where ${within('o.id')} and o.store_id <> e.store_id`,
  ),
  inSteps(
    'I12 a claim of the offer belongs to the store of its payment',
    'welcome_claims',
    (
      within,
    ) => `select 'claim ' || c.id as subject, 'store ' || c.store_id || ', payment of store ' || p.store_id as detail
      from welcome_claims c join payments p on p.id = c.payment_id where ${within('c.id')} and p.store_id <> c.store_id`,
  ),
  inSteps(
    'I13 the welcome offer is used at most once by an account in each mode',
    'welcome_claims',
    (within) => `select 'account ' || c.account_id as subject, 'more than one live claim' as detail
      from welcome_claims c where ${within('c.id')} and c.state <> 'freed' and exists (select 1 from welcome_claims other
        where other.account_id = c.account_id and other.is_test = c.is_test and other.state <> 'freed' and other.id < c.id)`,
  ),
  inSteps(
    'I13 a used offer belongs to a captured payment',
    'welcome_claims',
    (
      within,
    ) => `select 'claim ' || c.id as subject, c.state || ', payment ' || coalesce(p.status, 'missing') as detail
      from welcome_claims c left join payments p on p.id = c.payment_id
      where ${within('c.id')} and (c.state = 'used') <> (coalesce(p.status, '') in ('captured', 'part_refunded', 'refunded'))
        and c.state <> 'freed'`,
  ),
  inSteps(
    'I16 a captured payment has decided every part',
    'payments',
    (
      within,
    ) => `select 'payment ' || p.id || ' order ' || x.order_id as subject, p.status || ', part ' || x.effect as detail
      from payments p join payment_orders x on x.payment_id = p.id
      where ${within('p.id')} and ((p.status in ('captured', 'part_refunded', 'refunded') and x.effect in ('open', 'void'))
         or (p.status in ('failed', 'expired') and x.effect <> 'void'))`,
  ),
];

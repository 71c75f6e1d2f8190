import { addInvariants } from '../ledger/index.ts';

const buyerPaid = `('paid', 'part_refunded', 'refunded', 'disputed', 'charged_back')`;
const sellerPaid = `('paid', 'part_refunded', 'refunded')`;

/** The rules about money that payments add to the check of the books. */
export function addPaymentInvariants(): void {
  addInvariants(
    {
      name: 'I4 each order is paid at most once on each side',
      query: `select 'order ' || order_id || ' ' || side as subject, count(*) || ' captures' as detail
        from payment_orders where effect = 'paid' group by order_id, side having count(*) > 1`,
    },
    {
      name: 'I5 a buyer-paid order has its capture journal, and the other way round',
      query: `select 'order ' || coalesce(o.id::text, j.source_id) as subject,
          case when j.id is null then 'paid without a journal' else 'a journal without a payment' end as detail
        from (select id from orders where kind = 'sale' and settlement_mode = 'platform' and buyer_payment in ${buyerPaid}) o
        full join (select id, source_id from journals where kind = 'buyer_capture' and source_type = 'order') j on j.source_id = o.id::text
        where o.id is null or j.id is null`,
    },
    {
      name: 'I5 a seller-paid order has its capture journal, and the other way round',
      query: `select 'order ' || coalesce(o.id::text, j.source_id) as subject,
          case when j.id is null then 'paid without a journal' else 'a journal without a payment' end as detail
        from (select id from orders where seller_payment in ${sellerPaid}) o
        full join (select id, source_id from journals where kind = 'seller_capture' and source_type = 'order') j on j.source_id = o.id::text
        where o.id is null or j.id is null`,
    },
    {
      name: 'I5 a paid order has a paid payment',
      query: `select 'order ' || o.id as subject, 'no payment took effect' as detail from orders o
        where o.kind = 'sale' and o.buyer_payment = 'paid'
          and not exists (select 1 from payment_orders p where p.order_id = o.id and p.side = 'buyer' and p.effect in ('paid', 'refund_due'))`,
    },
    {
      name: 'I8 refunds stay within what was captured',
      query: `select 'payment ' || p.id as subject, 'captured ' || p.amount_minor || ', refunded ' || sum(r.amount_minor) as detail
        from payments p join refunds r on r.payment_id = p.id where r.status = 'done'
        group by p.id having sum(r.amount_minor) > p.amount_minor or sum(r.amount_minor) <> p.refunded_minor`,
    },
    {
      name: 'I8 parts add up to their payment',
      query: `select 'payment ' || p.id as subject, 'amount ' || p.amount_minor || ', parts ' || sum(x.amount_minor) as detail
        from payments p join payment_orders x on x.payment_id = p.id group by p.id having sum(x.amount_minor) <> p.amount_minor`,
    },
    {
      name: 'I10 each finished key has its answer',
      query: `select 'key ' || key as subject, 'done without an answer' as detail from idempotency_keys where state = 'done' and answer is null`,
    },
    {
      name: 'I12 an earning belongs to the store of its order, a claim of the offer to the store of its payment',
      query: `select 'earning of order ' || e.order_id as subject, 'store ' || e.store_id || ', order of store ' || o.store_id as detail
        from owner_earnings e join orders o on o.id = e.order_id where o.store_id <> e.store_id
        union all
        select 'claim ' || c.id, 'store ' || c.store_id || ', payment of store ' || p.store_id
        from welcome_claims c join payments p on p.id = c.payment_id where p.store_id <> c.store_id`,
    },
    {
      name: 'I13 the welcome offer is used at most once by an account',
      query: `select 'account ' || account_id as subject, count(*) || ' live claims' as detail
        from welcome_claims where state <> 'freed' group by account_id having count(*) > 1`,
    },
    {
      name: 'I13 a used offer belongs to a captured payment',
      query: `select 'claim ' || c.id as subject, c.state || ', payment ' || coalesce(p.status, 'missing') as detail
        from welcome_claims c left join payments p on p.id = c.payment_id
        where (c.state = 'used') <> (coalesce(p.status, '') in ('captured', 'part_refunded', 'refunded')) and c.state <> 'freed'`,
    },
    {
      name: 'I16 a captured payment has decided every part',
      query: `select 'payment ' || p.id || ' order ' || x.order_id as subject, p.status || ', part ' || x.effect as detail
        from payments p join payment_orders x on x.payment_id = p.id
        where (p.status in ('captured', 'part_refunded', 'refunded') and x.effect in ('open', 'void'))
           or (p.status in ('failed', 'expired') and x.effect <> 'void')`,
    },
  );
}

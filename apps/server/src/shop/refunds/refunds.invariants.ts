import { currencyExponents } from '@vitrine/contract/money.ts';
import { type Invariant, inSteps } from '#platform/db/invariants.ts';

/** Ten to the power of a currency's exponent, in SQL. */
const minorPerUnit = (column: string) =>
  `case ${column} ${Object.entries(currencyExponents)
    .map(([code, exponent]) => `when '${code}' then ${10 ** exponent}`)
    .join(' ')} end::numeric`;

/**
 * All exchange lines of an order, of its capture and of what was given back. Each conversion is rounded at most by a unit
 * per part (goods, shipping, tax), each reversal by one more.
 */
const exchangeOf = (where: string) => `
  select o.number, o.store_currency,
    sum(e.amount_minor) filter (where e.currency = o.store_currency)
      + sum(e.amount_minor) filter (where e.currency = o.currency)
        * o.rate_numerator * ${minorPerUnit('o.store_currency')} / (o.rate_denominator * ${minorPerUnit('o.currency')}) as off,
    3 + count(distinct j.id) as most
  from orders o
  cross join lateral (
    select id from journals where source_type = 'order' and source_id = o.id::text
    union all
    select b.id from refunds r join journals b on b.source_type = 'refund' and b.source_id = r.id::text where r.order_id = o.id
  ) j
  join ledger_entries e on e.journal_id = j.id
  join ledger_accounts a on a.id = e.account_id and a.code = 'exchange'
  where ${where} and o.currency <> o.store_currency
  group by o.id`;

/** The rules about refunds, and about what captures and refunds move between currencies. */
export const refundInvariants: readonly Invariant[] = [
  inSteps(
    'I1 what moves between currencies is what the rate of the order says',
    'orders',
    (
      within,
    ) => `select 'order ' || number as subject, 'off by ' || round(off, 2) || ' ' || store_currency as detail
      from (${exchangeOf(within('o.id'))}) x where abs(off) > most`,
  ),
  inSteps(
    'I8 refunds stay within what was captured',
    'payments',
    (
      within,
    ) => `select 'payment ' || p.id as subject, 'captured ' || p.amount_minor || ', refunded ' || sum(r.amount_minor) as detail
      from payments p join refunds r on r.payment_id = p.id where ${within('p.id')} and r.status = 'done'
      group by p.id having sum(r.amount_minor) > p.amount_minor or sum(r.amount_minor) <> p.refunded_minor`,
  ),
];

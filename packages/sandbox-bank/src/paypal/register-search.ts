import type { FastifyInstance } from 'fastify';
import type { PaypalParts } from './paypal-access.ts';
import { PaypalError } from './paypal-error.ts';
import { toMerchantId } from './paypal-ids.ts';
import { calculateFee, toMoney } from './paypal-money.ts';
import { searchShape } from './paypal-shapes.ts';

const searchMaxMs = 31 * 86_400_000;

/** The book: PayPal's transaction search. */
export function registerSearch(calls: FastifyInstance, parts: PaypalParts): void {
  const { bank, book, keys, describe, access, faults } = parts;

  calls.get('/v1/reporting/balances', (request, reply) =>
    faults.run('read', reply, async () => {
      const account = access.accountOf(request);
      const at = new Date(bank.now().getTime() - book.lateMs).toISOString();
      const sums = bank.rows.sumBalances({ dialect: 'paypal', account }, ({ kind, amount }) =>
        kind === 'capture' ? calculateFee(amount) : 0n,
      );
      return {
        balances: [...sums].map(([currency, minor]) => ({
          currency,
          total_balance: toMoney(currency, minor),
          available_balance: toMoney(currency, minor),
        })),
        account_id: account ? toMerchantId(account) : keys.merchantId,
        as_of_time: at,
        last_refresh_time: at,
      };
    }),
  );
  calls.get('/v1/reporting/transactions', (request, reply) =>
    faults.run('read', reply, async () => {
      const { start_date, end_date, page_size, page } = searchShape.parse(request.query);
      const [from, before] = [new Date(start_date), new Date(end_date)];
      if (before.getTime() - from.getTime() > searchMaxMs)
        throw new PaypalError(400, 'INVALID_DATE_RANGE');
      const refreshed = new Date(bank.now().getTime() - book.lateMs);
      if (from > refreshed)
        throw new PaypalError(400, 'Data for the given start date is not available.');
      const account = access.accountOf(request);
      const end = Math.min(before.getTime(), refreshed.getTime() + 1);
      const span = { from: from.toISOString(), before: new Date(end).toISOString() };
      const { entries } = bank.listEntries(
        { ...span, dialect: 'paypal' },
        0,
        Number.MAX_SAFE_INTEGER,
      );
      const lines = entries.map(describe.line).filter((line) => line.account === account);
      return {
        transaction_details: lines
          .slice((page - 1) * page_size, page * page_size)
          .map(({ transaction_info }) => ({ transaction_info })),
        account_number: account ? toMerchantId(account) : keys.merchantId,
        start_date,
        end_date,
        last_refreshed_datetime: refreshed.toISOString(),
        page,
        total_items: lines.length,
        total_pages: Math.ceil(lines.length / page_size),
        links: [describe.linkTo('self', '/v1/reporting/transactions')],
      };
    }),
  );
}

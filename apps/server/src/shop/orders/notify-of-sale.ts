import type { Language } from '@vitrine/contract/locales.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { notifyOwner } from '../notifications/index.ts';
import { nameIn } from './local-names.ts';
import type { MailFacts } from './mail-facts.ts';

/** A phone shows about two lines. */
const nameMax = 60;

const shorten = (name: string): string =>
  name.length > nameMax ? `${name.slice(0, nameMax - 1)}…` : name;

/** Notifies the owner that an order was paid: once for each sale. */
export async function notifyOfSale(ctx: Ctx, { order, lines }: MailFacts): Promise<void> {
  if (order.kind !== 'sale') return;
  const [first] = lines;
  const more = lines.length > 1 ? ` +${lines.length - 1}` : '';
  const nameOfFirst = (language: Language) => (first ? nameIn(language, first).name : '');
  await notifyOwner(ctx, order.storeId, {
    template: 'order-for-owner',
    key: `owner-paid:${order.id}`,
    values: {
      number: order.number,
      product: nameOfFirst,
      goods: (language) => `${shorten(nameOfFirst(language))}${more}`,
      total: toMoney(order.sellingTotalMinor ?? 0n, order.storeCurrency),
      profit: toMoney(order.profitMinor ?? 0n, order.storeCurrency),
    },
    path: `/order?order=${encodeURIComponent(order.number)}`,
    mailPath: '/order',
  });
}

import { fillText } from '@vitrine/contract/fill-text.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { getAccount } from '#admin/identity/index.ts';
import { notifyAccount } from '#admin/web-push/index.ts';
import type { Ctx } from '#platform/context.ts';
import type * as english from '#texts/en/notifications.ts';
import { loadArea } from '#texts/load-area.ts';
import { nameIn } from './local-names.ts';
import { readMailFacts } from './mail-buyer.ts';

const texts = await loadArea<typeof english>('notifications');
/** A phone shows about two lines. */
const nameMax = 60;

const shorten = (name: string): string =>
  name.length > nameMax ? `${name.slice(0, nameMax - 1)}…` : name;

/** Tells the owner's phones that an order was paid, in the owner's language. */
export async function notifyOwner(ctx: Ctx, orderId: string): Promise<void> {
  const { order, store, lines } = await readMailFacts(ctx, orderId);
  if (order.kind !== 'sale') return;
  const { language } = await getAccount(ctx, store.ownerAccountId);
  const { title, body } = texts[language as Language].orderPaid;
  const money = (minor: bigint | null) =>
    formatMoney(toMoney(minor ?? 0n, order.storeCurrency), intlTags[language as Language]);
  const [first] = lines;
  const more = lines.length > 1 ? ` +${lines.length - 1}` : '';
  const product = first ? `${shorten(nameIn(language as Language, first).name)}${more}` : '';
  await notifyAccount(ctx, store.ownerAccountId, {
    title: fillText(title, { number: order.number }),
    body: fillText(body, {
      product,
      total: money(order.sellingTotalMinor),
      profit: money(order.profitMinor),
    }),
    tag: order.number,
    path: `/tableme?order=${encodeURIComponent(order.number)}`,
  });
}

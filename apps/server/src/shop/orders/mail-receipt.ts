import { fillText } from '@vitrine/contract/fill-text.ts';
import { cropQuery, fileUrl, formatUrl } from '@vitrine/contract/images.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { postalLines } from '@vitrine/contract/shop/postal.ts';
import { readSellerFacts } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import type * as english from '#texts/en/buyer-mails.ts';
import { loadArea } from '#texts/load-area.ts';
import type { MailContent, MailFact, MailLine } from '#texts/mails.ts';
import type { PictureFocus } from '../catalogue/index.ts';
import { countryName } from '../markets/index.ts';
import { localizeShippingName } from '../shipping/index.ts';
import { accentOf, type Store } from '../stores/index.ts';
import type { MailFacts } from './mail-facts.ts';

const texts = await loadArea<typeof english>('buyer-mails');

export const wordsOf = ({
  quantity,
  name,
  option,
}: {
  quantity: number;
  name: string;
  option: string | null;
}) => `${quantity} × ${name}${option ? ` (${option})` : ''}`;

/** The picture of a line, by its whole address, in the format that every program for emails shows. */
const pictureUrlOf = (ctx: Ctx, key: string | null): string | undefined =>
  key === null
    ? undefined
    : `${ctx.platform.config.storeUrl}${formatUrl(fileUrl(key), 'jpg')}?w=320`;

/** The picture of goods, cut to the shape of the lines: not every program for emails crops by itself. */
export function goodsPictureOf(
  ctx: Ctx,
  key: string | null,
  focus: PictureFocus,
): string | undefined {
  const url = pictureUrlOf(ctx, key);
  return url && `${url}&${cropQuery(focus)}`;
}

/** The lines of an order, what is added to them, the total, and what went back of it. */
export function writeReceipt(
  ctx: Ctx,
  { order, lines: sold, focusOf, refundedMinor }: MailFacts,
): { lines: MailLine[]; total: MailLine } {
  const { language, currency } = order;
  const { receipt } = texts[language];
  const money = (minor: bigint) => formatMoney(toMoney(minor, currency), intlTags[language]);
  const lines: MailLine[] = sold.map((line) => ({
    label: wordsOf(line),
    amount: money(line.totalMinor),
    pictureUrl: goodsPictureOf(ctx, line.imageKey, focusOf(line)),
  }));
  const add = (label: string, amount: string) => lines.push({ label, amount });
  add(receipt.subtotal, money(order.goodsMinor));
  if (order.discountMinor > 0n) add(receipt.discount, money(-order.discountMinor));
  const method = localizeShippingName(
    { key: order.shippingMethod, names: order.shippingName },
    language,
  );
  add(
    `${receipt.shipping} · ${method}`,
    order.shippingMinor === 0n ? receipt.free : money(order.shippingMinor),
  );
  const isAdded = order.taxTreatment === 'added';
  if (isAdded) add(receipt.tax, money(order.taxMinor));
  const isIncluded = !isAdded && order.taxMinor > 0n;
  const label = isIncluded
    ? fillText(receipt.totalWithTax, { tax: money(order.taxMinor) })
    : receipt.total;
  const total = { label, amount: money(order.totalMinor) };
  if (refundedMinor === 0n) return { lines, total };
  add(total.label, total.amount);
  add(receipt.refunded, money(-refundedMinor));
  return { lines, total: { label: receipt.left, amount: money(order.totalMinor - refundedMinor) } };
}

/** When it was ordered, and where it goes. */
export function orderFacts({ order, store }: MailFacts): MailFact[] {
  const { language, address } = order;
  const { receipt } = texts[language];
  const date = findDateFormat(intlTags[language], {
    dateStyle: 'long',
    timeZone: store.timeZone,
  });
  return [
    { label: receipt.order, lines: [order.number, date.format(order.placedAt)] },
    {
      label: receipt.deliverTo,
      lines: postalLines(address, countryName(address.countryCode, language)),
    },
  ];
}

/** Who pays import duties in the buyer's country; nothing where operators did not state it. */
export async function describeDuties(ctx: Ctx, { order }: MailFacts): Promise<MailFact[]> {
  const { language, address } = order;
  const { receipt } = texts[language];
  const { dutiesPaidIn, dutiesDueIn } = await readSellerFacts(ctx);
  const text = dutiesPaidIn.includes(address.countryCode)
    ? receipt.dutiesPaid
    : dutiesDueIn.includes(address.countryCode)
      ? receipt.dutiesDue
      : null;
  const country = countryName(address.countryCode, language);
  return text === null ? [] : [{ label: receipt.duties, lines: [fillText(text, { country })] }];
}

/** The store as the sender of an email. */
export function describeBrand(
  ctx: Ctx,
  store: Store,
  url: string,
): NonNullable<MailContent['brand']> {
  const { accent, onAccent } = accentOf(store.accentSeed).light;
  return {
    name: store.name,
    fill: accent,
    onFill: onAccent,
    url,
    pictureUrl: pictureUrlOf(ctx, store.avatar?.key ?? null),
  };
}

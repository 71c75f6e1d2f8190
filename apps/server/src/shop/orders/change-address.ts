import { foldText } from '@vitrine/contract/fold-text.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { postalLines } from '@vitrine/contract/shop/postal.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import type * as english from '#texts/en/buyer-mails.ts';
import { loadArea } from '#texts/load-area.ts';
import { addressProblems, canonicalAddress, countryName } from '../markets/index.ts';
import { changeOrder } from './change-order.ts';
import { factsOf, shortName } from './describe-order.ts';
import { readPlatformOrder } from './fulfil.ts';
import { writeToBuyer } from './mail-buyer.ts';
import { readMailFacts } from './mail-facts.ts';
import { isSameAddress, isSameTaxRegion, maskPlace } from './order-address.rules.ts';
import { orderAddressChanges } from './order-desk.tables.ts';
import { buyerWordsOf } from './order-search.ts';
import { orderAddressChanged } from './orders.events.ts';
import { statusOf } from './orders.rules.ts';
import { orderLines, orders } from './orders.tables.ts';
import { mayReadBuyers } from './personal.ts';
import { announceOrder, recordEvent } from './record-event.ts';

const texts = await loadArea<typeof english>('buyer-mails');

/** Changes where the rest of an order goes. A parcel that names the former address wins or loses as a whole: both lock the order. */
export async function changeAddress(
  ctx: Ctx,
  orderId: string,
  input: { address: Address; addressVersion: number },
): Promise<PlatformOrderDetail> {
  // Who may not read where an order goes cannot judge where it should go.
  if (!mayReadBuyers(ctx)) throw new Failure('forbidden');
  const order = orNotFound(
    (await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('update'))[0],
  );
  const problems = addressProblems(input.address);
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
  const address = canonicalAddress(input.address);
  if (order.addressVersion !== input.addressVersion) throw new Failure('address-changed');
  if (statusOf(factsOf(order)) > 1)
    throw new Failure(order.fulfilment === 'delivered' ? 'order-left' : 'order-state');
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (!lines.some((line) => line.shipped + line.withdrawn < line.quantity))
    throw new Failure('order-left');
  if (!isSameTaxRegion(order.address, address)) throw new Failure('address-elsewhere');
  if (isSameAddress(order.address, address)) return readPlatformOrder(ctx, orderId);
  const [change] = await ctx.db
    .insert(orderAddressChanges)
    .values({
      orderId,
      former: order.address,
      changedAt: ctx.clock.now(),
      accountId: ctx.caller?.accountId ?? null,
    })
    .returning({ id: orderAddressChanges.id });
  await changeOrder(ctx, orderId, {
    address,
    addressVersion: order.addressVersion + 1,
    buyerSearch: order.kind === 'own' ? null : foldText(shortName(address)),
    buyerWords: buyerWordsOf({ email: order.email, address }),
  });
  await recordEvent(ctx, orderId, 'address_changed');
  await ctx.platform.events.emit(ctx, orderAddressChanged, {
    orderId,
    storeId: order.storeId,
    changeId: orNotFound(change).id,
  });
  await announceOrder(ctx, 'order.changed', order);
  return readPlatformOrder(ctx, orderId);
}

/** Emails the buyer the former and the new address, both masked: the page of the order has the whole one. */
export async function mailChangedAddress(
  ctx: Ctx,
  { orderId, changeId }: { orderId: string; changeId: string },
): Promise<void> {
  const facts = await readMailFacts(ctx, orderId);
  const { order } = facts;
  const [change] = await ctx.db
    .select()
    .from(orderAddressChanges)
    .where(eq(orderAddressChanges.id, changeId));
  if (!change) return;
  const { language } = order;
  const { receipt } = texts[language];
  const linesOf = (address: Address) =>
    postalLines(maskPlace(address), countryName(address.countryCode, language));
  await writeToBuyer(
    ctx,
    facts,
    `address-${changeId}`,
    'order-address-changed',
    {},
    {
      facts: [
        { label: receipt.formerAddress, lines: linesOf(change.former) },
        { label: receipt.newAddress, lines: linesOf(order.address) },
      ],
    },
  );
}

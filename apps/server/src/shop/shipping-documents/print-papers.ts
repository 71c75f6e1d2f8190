import { Readable } from 'node:stream';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import type { printPackingSlips } from '@vitrine/contract/shop/shipping-documents.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { offerDownload } from '#platform/http/offer-download.ts';
import { createPaper, type Paper } from '#platform/pdf/paper.ts';
import type * as english from '#texts/en/shipping-papers.ts';
import { loadArea } from '#texts/load-area.ts';
import { readReturnDays } from '../orders/index.ts';
import { drawLeftOut } from './draw-parts.ts';
import { createPickList } from './draw-pick-list.ts';
import { drawSlip } from './draw-slip.ts';
import { hasPapers, isPrinted, type PaperOrder, readPapers, sumUnits } from './read-papers.ts';

const texts = await loadArea<typeof english>('shipping-papers');
type Body = EndpointInput<typeof printPackingSlips>['body'];
type Purpose = 'pick' | 'slip';

const openPaper = (ctx: Ctx, title: string, { paper: size }: Body): Promise<Paper> =>
  createPaper({
    size,
    title,
    author: ctx.platform.config.consoleUrl,
    language: intlTags[ctx.language],
    createdAt: ctx.clock.now(),
  });

/** Draws the orders that a document has something of, and gives its bytes away as soon as there are some. */
async function* writeOrders(
  ctx: Ctx,
  paper: Paper,
  orderIds: readonly string[],
  purpose: Purpose,
  draw: (order: PaperOrder) => Promise<void>,
): AsyncGenerator<Buffer> {
  const leftOut: string[] = [];
  for await (const orders of readPapers(ctx, orderIds, purpose)) {
    for (const order of orders) {
      if (!isPrinted(order, purpose)) {
        leftOut.push(order.number);
        continue;
      }
      await draw(order);
      await paper.yieldToEventLoop();
      yield paper.takeBytes();
    }
  }
  if (leftOut.length > 0) {
    const { leftOut: title } = texts[ctx.language];
    await paper.load(title);
    drawLeftOut(paper, { leftOut: title }, leftOut);
  }
  yield await paper.finish();
}

async function* writeSlips(ctx: Ctx, body: Body): AsyncGenerator<Buffer> {
  const paper = await openPaper(ctx, texts[ctx.language].slip.title, body);
  const frame = {
    storeUrl: ctx.platform.config.storeUrl,
    returnDays: await readReturnDays(ctx),
  };
  yield* writeOrders(ctx, paper, body.orderIds, 'slip', (order) => drawSlip(paper, order, frame));
}

async function* writePickList(ctx: Ctx, body: Body): AsyncGenerator<Buffer> {
  const paper = await openPaper(ctx, texts[ctx.language].pick.title, body);
  const list = createPickList(ctx, paper);
  let orderCount = 0;
  for await (const orders of readPapers(ctx, body.orderIds, 'pick'))
    orderCount += orders.filter((order) => isPrinted(order, 'pick')).length;
  await list.drawSums(await sumUnits(ctx, body.orderIds), orderCount);
  let isFirst = true;
  yield* writeOrders(ctx, paper, body.orderIds, 'pick', async (order) => {
    await list.drawOrder(order, isFirst);
    isFirst = false;
  });
}

async function print(
  ctx: Ctx,
  body: Body,
  purpose: Purpose,
  name: string,
  write: (ctx: Ctx, body: Body) => AsyncGenerator<Buffer>,
): Promise<Readable> {
  const wanted = { ...body, orderIds: [...new Set(body.orderIds)] };
  if (!(await hasPapers(ctx, wanted.orderIds, purpose))) throw new Failure('order-state');
  const day = ctx.clock.now().toISOString().slice(0, 10);
  offerDownload(ctx, 'application/pdf', `${name}-${day}.pdf`);
  return Readable.from(write(ctx, wanted));
}

export const printSlips = (ctx: Ctx, body: Body): Promise<Readable> =>
  print(ctx, body, 'slip', 'packing-slips', writeSlips);

export const printPicks = (ctx: Ctx, body: Body): Promise<Readable> =>
  print(ctx, body, 'pick', 'pick-list', writePickList);

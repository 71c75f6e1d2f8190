import type { PaymentStatus } from '@vitrine/contract/shop/payments.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { getOrder, payToken } from '../orders/index.ts';
import { getShownStore, storePublicUrl } from '../stores/index.ts';
import { askProvider, findPayment } from './ask-provider.ts';
import { leaveUndecided } from './leave-payment.ts';
import { findHead, type PaymentRow } from './lock-payment.ts';

function resultOf(status: PaymentStatus): 'success' | 'failed' | 'pending' {
  if (status === 'captured' || status === 'part_refunded') return 'success';
  return status === 'failed' || status === 'expired' || status === 'refunded'
    ? 'failed'
    : 'pending';
}

async function pageAfter(
  ctx: Ctx,
  payment: PaymentRow,
  step: 'authorization' | undefined,
): Promise<string> {
  const { config } = ctx.platform;
  if (payment.side === 'seller') {
    const home = payment.app === 'mobile' ? config.mobileUrl : config.consoleUrl;
    const query = new URLSearchParams({
      kind: 'payment',
      payment: payment.id,
      result: resultOf(payment.status),
      ...(payment.failure ? { reason: payment.failure } : {}),
    });
    return `${home}/#/${step === 'authorization' ? 'payauth' : 'payresult'}?${query}`;
  }
  const head = await findHead(ctx, payment.providerKey);
  const [store, order] = await Promise.all([
    getShownStore(ctx, payment.storeId),
    getOrder(ctx, orNotFound(head?.orderIds[0])),
  ]);
  await leaveUndecided(ctx, payment, order.id);
  // The payer need not be the buyer: the page links to the order only where the browser has the buyer's secret.
  return `${storePublicUrl(config, store)}/pay/${payToken(ctx.platform, order)}`;
}

/** The browser comes back from the provider's page: a reason to ask, never a proof. Leads on to where the person began. */
export async function returnFromProvider(
  ctx: Ctx,
  key: string,
  step?: 'authorization',
): Promise<null> {
  const payment = await findPayment(ctx, { providerKey: key });
  ctx.reply.redirect = payment
    ? await pageAfter(ctx, await askProvider(ctx, payment), step)
    : `${ctx.platform.config.consoleUrl}/#/payresult?kind=payment&result=unknown`;
  return null;
}

/** The same by script: only the state, nothing else about the payment. */
export async function pollFromReturnPage(
  ctx: Ctx,
  key: string,
): Promise<{ status: PaymentStatus | null }> {
  const payment = await findPayment(ctx, { providerKey: key });
  return { status: payment ? (await askProvider(ctx, payment, { notWithinMs: 0 })).status : null };
}

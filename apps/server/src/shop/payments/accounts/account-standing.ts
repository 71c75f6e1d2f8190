import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { announceOffer } from '../../fees/index.ts';
import { notifyOwner } from '../../notifications/index.ts';
import { refreshStore } from '../../stores/index.ts';
import type { LinkSnapshot } from '../adapters/provider.ts';
import { linkedAccounts } from '../payments.tables.ts';
import type { LinkedAccount } from './find-account.ts';

/** The open requirements of a provider as a row has them: null while they are not known. */
export const toNeeds = ({ standing }: LinkSnapshot): LinkedAccount['needs'] =>
  standing ? [...standing.needs].sort() : null;

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

async function notifyOfStanding(
  ctx: Ctx,
  link: LinkedAccount,
  now: Pick<LinkedAccount, 'needsDueAt' | 'restrictedAt'>,
): Promise<void> {
  const account = link.label ?? '';
  const path = '/payment';
  if (now.restrictedAt && !link.restrictedAt)
    await notifyOwner(ctx, link.storeId, {
      template: 'payment-account-restricted',
      key: `account-restricted:${link.id}:${now.restrictedAt.getTime()}`,
      values: { account },
      path,
    });
  else if (now.needsDueAt && !now.restrictedAt)
    await notifyOwner(ctx, link.storeId, {
      template: 'payment-account-needs',
      // Once for each deadline.
      key: `account-needs:${link.id}:${now.needsDueAt.getTime()}`,
      values: { account, day: now.needsDueAt },
      path,
    });
}

/** Rows of earlier versions do not contain the purpose of their account; the account itself does. */
async function correctPurpose(
  ctx: Ctx,
  link: LinkedAccount,
  takesPayments: boolean,
): Promise<void> {
  await ctx.db.update(linkedAccounts).set({ takesPayments }).where(eq(linkedAccounts.id, link.id));
  if (link.state === 'active') await announceOffer(ctx, link.storeId);
}

/**
 * Stores the open requirements of an account and whether it is restricted. A snapshot without a standing changes nothing:
 * events come in any order, and an old one must not restrict an account.
 */
export async function applyStanding(
  ctx: Ctx,
  link: LinkedAccount,
  snapshot: LinkSnapshot,
): Promise<'unchanged' | 'changed'> {
  const { standing, takesPayments = link.takesPayments } = snapshot;
  if (takesPayments !== link.takesPayments) await correctPurpose(ctx, link, takesPayments);
  if (!standing) return takesPayments === link.takesPayments ? 'unchanged' : 'changed';
  const isRestricted = link.state === 'active' && standing.isRestricted;
  const now = {
    needs: toNeeds(snapshot),
    needsDueAt: standing.dueAt,
    restrictedAt: isRestricted ? (link.restrictedAt ?? ctx.clock.now()) : null,
  };
  if (
    link.needs?.join() === now.needs?.join() &&
    isSame(link.needsDueAt, now.needsDueAt) &&
    isSame(link.restrictedAt, now.restrictedAt)
  )
    return 'unchanged';
  await ctx.db.update(linkedAccounts).set(now).where(eq(linkedAccounts.id, link.id));
  if (link.state === 'active') await notifyOfStanding(ctx, link, now);
  // Buyers cannot pay into a restricted account: other fees may apply.
  if (!isSame(link.restrictedAt, now.restrictedAt)) await announceOffer(ctx, link.storeId);
  await refreshStore(ctx, link.storeId);
  return 'changed';
}

import { eq } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { getAccount } from '../accounts.ts';
import { accounts } from '../identity.tables.ts';
import { type CodeSent, sendEmailCode, useEmailCode } from '../sign-in/email-codes.ts';

/** The code is for this number and this sign-in. */
const boundTo = (ctx: Ctx, mobile: string): string =>
  `${callerOf(ctx).accountId}:${callerOf(ctx).sessionId}:${mobile}`;

/** Mails the code to the account's address: it shows who asks. The number itself is for people, and opens nothing. */
export async function requestMobileCode(ctx: Ctx, mobile: string): Promise<CodeSent> {
  const { email } = await getAccount(ctx, callerOf(ctx).accountId);
  return sendEmailCode(ctx, {
    email,
    purpose: 'mobile',
    template: 'mobile-code',
    boundTo: boundTo(ctx, mobile),
  });
}

export async function setOwnMobile(
  ctx: Ctx,
  { mobile, code }: { mobile: string; code: string },
): Promise<null> {
  const { accountId } = callerOf(ctx);
  const isDone = await inTx(ctx, async (tx) => {
    const { email } = await getAccount(tx, accountId);
    if (!(await useEmailCode(tx, { email, purpose: 'mobile', boundTo: boundTo(tx, mobile), code })))
      return false;
    await tx.db
      .update(accounts)
      .set({ mobile, updatedAt: tx.clock.now() })
      .where(eq(accounts.id, accountId));
    return true;
  });
  if (!isDone) throw new Failure('code-wrong');
  return null;
}

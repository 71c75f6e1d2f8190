import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendMail } from '#platform/mail/mail.ts';

/** An email to the person who asks, to prove that the mail server accepts what the platform sends. */
export async function sendTestEmail(ctx: Ctx): Promise<{ email: string }> {
  const { email } = callerOf(ctx);
  await sendMail(ctx, {
    to: email,
    language: ctx.language,
    mail: { template: 'test-email', values: {}, url: `${ctx.platform.config.consoleUrl}/#/index` },
  });
  return { email };
}

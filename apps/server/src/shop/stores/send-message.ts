import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { sendMessage as contract } from '@vitrine/contract/shop/contact.ts';
import { getAccount } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { checkCaptcha } from '#platform/security/captcha.ts';
import { findStoreBySlug } from './find-store.ts';
import { sellerOf } from './seller.ts';

/** Mails a buyer's message to the seller, in the owner's language where the owner sells. */
export async function sendMessage(
  ctx: Ctx,
  slug: string,
  { name, email, text, ...captcha }: EndpointInput<typeof contract>['body'],
): Promise<null> {
  await checkCaptcha(ctx, captcha.captchaKey, captcha.captchaCode);
  const store = orNotFound(await findStoreBySlug(ctx, slug));
  const seller = sellerOf(ctx, store);
  const language =
    seller.kind === 'owner'
      ? ((await getAccount(ctx, store.ownerAccountId)).language as Language)
      : ctx.language;
  await sendMail(ctx, {
    to: seller.email,
    language,
    mail: {
      template: 'buyer-message',
      values: { store: store.name, name, email, text },
      url: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    },
  });
  return null;
}

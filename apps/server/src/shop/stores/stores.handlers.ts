import type { Language } from '@vitrine/contract/locales.ts';
import { getAccount } from '#admin/identity/index.ts';
import type { Events } from '#platform/events.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { storeOpened } from './stores.events.ts';

/** A new store owner gets the welcome mail, once. */
export function subscribeStores(events: Events): void {
  events.on(storeOpened, 'mail-welcome', async (ctx, { storeId, accountId }) => {
    const owner = await getAccount(ctx, accountId);
    await sendMail(ctx, {
      to: owner.email,
      language: owner.language as Language,
      uniqueKey: `welcome:${storeId}`,
      mail: { template: 'welcome', values: {}, url: `${ctx.platform.config.consoleUrl}/#/` },
    });
  });
}

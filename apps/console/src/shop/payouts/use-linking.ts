import { linkPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { face } from '../../lib/face.ts';
import { intents } from '../../lib/intents.ts';
import { usePageReturn } from '../../lib/use-page-return.ts';

/** Goes to the provider's page where a payment account is linked. */
export function useLinking() {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      // A repeated click or a lost answer leads to the same page of the provider; another account is another link.
      const { linkUrl } = await intents.once('link', face, (idempotencyKey) =>
        api.call(linkPayoutAccount, { body: { face } }, { idempotencyKey }),
      );
      window.location.assign(linkUrl);
    } catch {
      setOpening(false);
    }
  };
  usePageReturn(() => setOpening(false));
  return { isOpening, open };
}

import type { PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { useText } from '../../lib/i18n.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { LinkButton } from './link-button.tsx';
import { UnlinkButton } from './unlink-button.tsx';

/** Links a payment account, another one, or disconnects it. */
export function AccountActions({ account }: { account: PayoutAccount }) {
  const t = useText(paymentAccountTexts);
  const isActive = account.state === 'active';
  return (
    <>
      {account.canLink && (
        <LinkButton
          isPrimary={!isActive}
          label={t(isActive ? 'linkAnother' : account.state === 'linking' ? 'goOn' : 'linkNow')}
        />
      )}
      {isActive && <UnlinkButton account={account.label ?? ''} />}
    </>
  );
}

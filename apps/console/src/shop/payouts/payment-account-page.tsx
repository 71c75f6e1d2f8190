import { useText } from '../../lib/i18n.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { LinkButton } from './link-button.tsx';
import { PaymentSections } from './payment-sections.tsx';
import { UnlinkButton } from './unlink-button.tsx';

/** The account that earnings go to, how often they go there, and why they wait. */
export default function PaymentAccountPage() {
  const t = useText(paymentAccountTexts);
  return (
    <>
      <PageHead title={t('account')} />
      <PaymentSections
        actions={({ state, label, canLink }) => (
          <>
            {canLink && (
              <LinkButton
                isPrimary={state !== 'active'}
                label={t(
                  state === 'active' ? 'linkAnother' : state === 'linking' ? 'goOn' : 'linkNow',
                )}
              />
            )}
            {state === 'active' && <UnlinkButton account={label ?? ''} />}
          </>
        )}
      />
    </>
  );
}

import type { PayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { ProofStep } from '../../admin/account/proof-step.tsx';
import { useText } from '../../lib/i18n.ts';
import { PaymentSections } from '../../shop/payouts/payment-sections.tsx';
import { useLinking } from '../../shop/payouts/use-linking.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { PageTop } from '../parts/page-top.tsx';
import { UnlinkSheet } from './unlink-sheet.tsx';

/** The way to the provider and the way out, with their questions in sheets. */
function AccountActions({ account }: { account: PayoutAccount }) {
  const t = useText(paymentAccountTexts);
  const proving = useSheet('prove');
  const { isOpening, open, prove } = useLinking({
    onAsk: () => proving.open(),
    onProved: proving.drop,
  });
  const unlinking = useSheet('unlink');
  const isActive = account.state === 'active';
  return (
    <>
      {account.canLink && (
        <Button
          className={isActive ? 'btn' : 'btn primary'}
          isBusy={isOpening}
          onClick={() => void open()}
        >
          {t(isActive ? 'linkAnother' : account.state === 'linking' ? 'goOn' : 'linkNow')}
        </Button>
      )}
      {isActive && (
        <button type="button" className="btn danger" onClick={() => unlinking.open()}>
          {t('unlink')}
        </button>
      )}
      {isActive && unlinking.value !== null && (
        <UnlinkSheet account={account.label ?? ''} onClose={unlinking.close} />
      )}
      <Sheet isOpen={proving.value !== null} title={t('proofTitle')} onClose={proving.close}>
        <ProofStep
          line={t('proofLink')}
          action={t('toProvider')}
          onProof={prove}
          onCancel={proving.close}
        />
      </Sheet>
    </>
  );
}

/** The account that earnings go to, how often they go there, and why they wait. */
export default function PaymentPage() {
  const t = useText(paymentAccountTexts);
  return (
    <>
      <PageTop title={t('account')} />
      <PaymentSections actions={(account) => <AccountActions account={account} />} />
    </>
  );
}

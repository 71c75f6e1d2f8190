import { changePaymentMode } from '@vitrine/contract/shop/payments.ts';
import { FlaskConical, ShieldCheck } from 'lucide-react';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { usePaymentMode } from '../../lib/payment-mode.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { ProofDialog } from './proof-dialog.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The mode of payments, tests or real money, and the way to the other. */
export function ModeBand() {
  const t = useText(paymentProviderTexts);
  const mode = usePaymentMode();
  const asking = useOverlay('mode');
  const changing = useApiMutation(changePaymentMode, {
    success: t('modeSwitched'),
    invalidates: [platformKeys.all],
    expectedFailures: proofRefusals,
    onSuccess: asking.drop,
  });
  if (!mode) return null;
  const { isLive, isFixed, hasProvider } = mode;
  const Icon = isLive ? ShieldCheck : FlaskConical;
  return (
    <div className={`provider-note cluster gap-12 between ${isLive ? 'live' : ''}`} role="note">
      <p>
        <Icon {...icon} {...(isLive && { className: 'green-text' })} />{' '}
        <b>{t(isLive ? 'liveMode' : 'testMode')}</b> {t(isLive ? 'liveModeHint' : 'testModeHint')}
        {!hasProvider && <strong className="block medium">{t('noneReady')}</strong>}
      </p>
      {!isFixed && (
        <HasPerm value="platform:provider:edit">
          <button type="button" className="btn" onClick={() => asking.open()}>
            {t(isLive ? 'backToTest' : 'goLive')}
          </button>
        </HasPerm>
      )}
      <ProofDialog
        isOpen={asking.value !== null}
        title={t(isLive ? 'toTestTitle' : 'goLiveTitle')}
        line={t(isLive ? 'toTestLine' : 'goLiveLine')}
        action={t(isLive ? 'backToTest' : 'goLive')}
        onProof={(proof) => changing.attempt({ body: { isLive: !isLive, ...proof } })}
        onClose={asking.close}
      />
    </div>
  );
}

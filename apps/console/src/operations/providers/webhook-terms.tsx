import { type PlatformProvider, rotateWebhookSecrets } from '@vitrine/contract/shop/payments.ts';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Term } from '../../ui/term.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const dayMs = 86_400_000;

/** The webhooks of which a person has to take care: made by hand, with the events to copy. */
function HandMade({ webhooks }: Pick<PlatformProvider, 'webhooks'>) {
  const t = useText(paymentProviderTexts);
  return (
    <>
      {webhooks.map(({ scope, events }) => (
        <span key={scope} className="cluster gap-8 between">
          {t(`scope_${scope}`)}
          <CopyButton text={events.join('\n')} className="quiet" label={t('copyEvents')} />
        </span>
      ))}
      <small className="block faint small">{t('handLine')}</small>
    </>
  );
}

/** Where the provider reports events, and what proves that they are its own. */
export function WebhookTerms({ provider }: { provider: PlatformProvider }) {
  const { name, webhookUrl, webhooks, keys, lastEventAt, eventsToday, openPayments } = provider;
  const t = useText(paymentProviderTexts);
  const clock = useClock();
  const rotating = useOverlay(`rotate-${name}`);
  const rotate = useApiMutation(rotateWebhookSecrets, {
    success: t('rotated'),
    invalidates: [platformKeys.all],
    expectedFailures: proofRefusals,
    onSuccess: rotating.drop,
  });
  const mayRotate = useHasPerm('platform:provider:edit') && keys.canRotate;
  const secrets = keys.fields.filter(({ kind, lastFour }) => kind === 'webhook' && lastFour);
  // Without payments there are no events.
  const isLate =
    lastEventAt !== null &&
    openPayments > 0 &&
    Date.now() - new Date(lastEventAt).getTime() > dayMs;
  const label = (text: string) => <span className="faint">{text}</span>;
  return (
    <>
      <Term label={label(t('webhook'))}>
        <span className="mono">{webhookUrl}</span>{' '}
        <CopyButton text={webhookUrl} className="quiet" />
        {isLate && <small className="block amber-text">{t('lateEvent')}</small>}
      </Term>
      {webhooks.map(({ scope, seenAt }, index) => (
        <Term key={scope} label={label(t(`endpoint_${scope}`))}>
          <span className="cluster gap-12 between">
            <StatusTag meaning={seenAt ? 'done' : 'neutral'}>
              {seenAt ? t('reachable', { at: clock.write('moment', seenAt) }) : t('notSeen')}
            </StatusTag>
            {index === 0 && (
              <small className="faint small">{t('events', { count: eventsToday })}</small>
            )}
          </span>
        </Term>
      ))}
      {keys.source === 'stored' && (
        <Term label={label(t('secrets'))}>
          {secrets.length > 0 && (
            <span className="cluster gap-12 between">
              <span className="mono">
                {secrets.map(({ lastFour }) => `···· ${lastFour}`).join(', ')}
              </span>
              {mayRotate && (
                <button type="button" className="link" onClick={() => rotating.open()}>
                  {t('rotate')}
                </button>
              )}
            </span>
          )}
          {keys.hasOwnWebhooks ? (
            <small className="block faint small">{t('madeHere')}</small>
          ) : (
            <HandMade webhooks={webhooks} />
          )}
          {keys.oldSecretsUntil && (
            <small className="block faint small">
              {t('oldUntil', { at: clock.write('moment', keys.oldSecretsUntil) })}
            </small>
          )}
        </Term>
      )}
      <ProofDialog
        isOpen={rotating.value !== null}
        title={t('rotateTitle')}
        line={t('rotateLine', { provider: nameProvider(name) })}
        action={t('rotate')}
        onProof={(proof) => rotate.attempt({ params: { name }, body: proof })}
        onClose={rotating.close}
      />
    </>
  );
}

import { type PlatformProvider, removeProviderKeys } from '@vitrine/contract/shop/payments.ts';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { Term } from '../../ui/term.tsx';
import { useFieldName } from './keys-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';

interface KeyTermsProps {
  keys: PlatformProvider['keys'];
  name: string;
  /** Absent for those who may not enter keys. */
  onReplace: (() => void) | undefined;
}

/** Whose keys they are, their last characters, and the ways to others. */
export function KeyTerms({ keys, name, onReplace }: KeyTermsProps) {
  const t = useText(paymentProviderTexts);
  const clock = useClock();
  const nameOf = useFieldName();
  const removing = useOverlay(`remove-${name}`);
  const remove = useApiMutation(removeProviderKeys, {
    success: t('removed'),
    invalidates: [platformKeys.all],
    expectedFailures: proofRefusals,
    onSuccess: removing.drop,
  });
  const label = (text: string) => <span className="faint">{text}</span>;
  if (keys.source === 'none') return null;
  if (keys.source === 'environment')
    return <Term label={label(t('step_keys'))}>{t('fromEnvironment')}</Term>;
  const [first, ...others] = keys.fields.filter(
    ({ lastFour, kind }) => lastFour !== null && kind !== 'webhook',
  );
  const provider = nameProvider(name);
  return (
    <>
      <Term label={label(t('account'))}>
        <b className="medium">{keys.account}</b>
        {keys.savedAt && (
          <small className="block faint small">
            {t('savedBy', { at: clock.write('moment', keys.savedAt), name: keys.savedBy ?? '' })}
          </small>
        )}
      </Term>
      {first && (
        <Term label={label(nameOf(first.setting))}>
          <span className="cluster gap-12 between">
            <span className="mono">···· {first.lastFour}</span>
            {onReplace && (
              <span className="cluster gap-12">
                <button type="button" className="link" onClick={onReplace}>
                  {t('replace')}
                </button>
                <button type="button" className="link" onClick={() => removing.open()}>
                  {t('removeKeys')}
                </button>
              </span>
            )}
          </span>
        </Term>
      )}
      {others.map(({ setting, lastFour }) => (
        <Term key={setting} label={label(nameOf(setting))}>
          <span className="mono">···· {lastFour}</span>
        </Term>
      ))}
      <ProofDialog
        isOpen={removing.value !== null}
        title={t('removeTitle', { provider })}
        line={t('removeLine')}
        action={t('removeKeys')}
        onProof={(proof) => remove.attempt({ params: { name }, body: proof })}
        onClose={removing.close}
      />
    </>
  );
}

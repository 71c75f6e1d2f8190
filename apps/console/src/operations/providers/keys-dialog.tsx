import { CallFailed } from '@vitrine/contract/client.ts';
import {
  type PlatformProvider,
  type SavedKeys,
  saveProviderKeys,
} from '@vitrine/contract/shop/payments.ts';
import { type FormEvent, useState } from 'react';
import { FormButtons } from '../../admin/account/form-buttons.tsx';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { type GivenProof, ProofStep } from '../../admin/account/proof-step.tsx';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { TextField } from '../../ui/plain/fields.tsx';
import { useRightsText } from './use-rights-text.ts';

type Field = PlatformProvider['keys']['fields'][number];

const named = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_MERCHANT_ID',
  'PAYPAL_WEBHOOK_ID',
] as const;

/** A setting that the console has no name for is shown as the environment has it. */
export function useFieldName(): (setting: string) => string {
  const t = useText(paymentProviderTexts);
  return (setting) => {
    const known = named.find((name) => name === setting);
    return known ? t(known) : setting;
  };
}

interface FieldsProps {
  provider: PlatformProvider;
  isTrial: boolean;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  refusal: string | undefined;
  onChange: (setting: string, value: string) => void;
  onNext: () => void;
  onCancel: () => void;
}

function KeyFields(props: FieldsProps) {
  const { provider, isTrial, values, errors, refusal, onChange, onNext, onCancel } = props;
  const t = useText(paymentProviderTexts);
  const nameOf = useFieldName();
  const hintOf = ({ lastFour, kind, isRequired }: Field, index: number) => {
    if (lastFour !== null) return t('keepHint', { end: `···· ${lastFour}` });
    if (index === 0 && isTrial) return t('trialHint');
    if (kind === 'webhook') return t('webhookLater');
    return isRequired ? undefined : t('optional');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(values).some((value) => value.trim())) onNext();
  };
  return (
    <form onSubmit={submit} autoComplete="off" noValidate>
      {refusal && (
        <p className="provider-lost below-16" role="alert">
          <b>{t('nothingSaved')}</b> {refusal}
        </p>
      )}
      {provider.keys.fields.map((field, index) => (
        <TextField
          key={field.setting}
          label={nameOf(field.setting)}
          name={field.setting.toLowerCase()}
          type={field.kind === 'public' ? 'text' : 'password'}
          autoComplete="off"
          spellCheck={false}
          maxLength={400}
          value={values[field.setting] ?? ''}
          onChange={(value) => onChange(field.setting, value)}
          error={errors[field.setting]}
          hint={hintOf(field, index)}
        />
      ))}
      <FormButtons action={t('next')} onCancel={onCancel} />
    </form>
  );
}

interface KeysDialogProps {
  provider: PlatformProvider;
  isTrial: boolean;
  onSaved: (saved: SavedKeys) => void;
  onClose: () => void;
}

/** Enters the keys of a provider: the keys, then who enters them. They are tested, and saved when they work. */
export function KeysDialog({ provider, isTrial, onSaved, onClose }: KeysDialogProps) {
  const t = useText(paymentProviderTexts);
  const { describeRefusal } = useRightsText();
  const [values, setValues] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const [step, setStep] = useState<'keys' | 'proof'>('keys');
  const name = nameProvider(provider.name);

  function goBack(reason: string, fields: readonly { path: string; message: string }[] = []) {
    setStep('keys');
    setRefusal(reason);
    setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
  }

  async function save(proof: GivenProof) {
    const settings = Object.entries(values).flatMap(([setting, value]) =>
      value.trim() ? [{ setting, entered: value.trim() }] : [],
    );
    let saved: SavedKeys;
    try {
      saved = await api.call(
        saveProviderKeys,
        { params: { name: provider.name }, body: { settings, ...proof } },
        { suppressToast: true, expectedFailures: proofRefusals },
      );
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // A refused proof is shown at its own field.
      if (proofRefusals.some((code) => code === error.code)) throw error;
      goBack(error.fields.length ? '' : error.message, error.fields);
      return;
    }
    if (!saved.isSaved) {
      goBack(saved.result === 'refused' ? describeRefusal(saved) : t('check_unknown'));
      return;
    }
    toast.success(t('keysSaved'));
    onSaved(saved);
    await queryClient.invalidateQueries({ queryKey: platformKeys.all });
  }

  return (
    <Overlay as="dialog" title={t('enterKeys', { provider: name })} onClose={onClose} isPersistent>
      {step === 'proof' ? (
        <ProofStep
          isStrong
          line={t('saveLine', { provider: name })}
          action={t('saveAction')}
          onProof={save}
          onCancel={() => setStep('keys')}
        />
      ) : (
        <KeyFields
          provider={provider}
          isTrial={isTrial}
          values={values}
          errors={errors}
          refusal={refusal}
          onChange={(setting, value) => {
            setValues((before) => ({ ...before, [setting]: value }));
            setErrors(({ [setting]: _, ...others }) => others);
          }}
          onNext={() => {
            setRefusal(undefined);
            setStep('proof');
          }}
          onCancel={onClose}
        />
      )}
    </Overlay>
  );
}

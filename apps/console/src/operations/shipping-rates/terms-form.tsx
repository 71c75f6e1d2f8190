import type { CallFailed } from '@vitrine/contract/client.ts';
import { Button } from 'antd';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useText } from '../../lib/i18n.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PanelForm, type PanelHandle } from '../../ui/panel-form.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** The handle of a form of terms, and how its mutation ends. */
export function useTermsForm() {
  const handle = useRef<PanelHandle>(null);
  return {
    handle,
    endings: {
      onSuccess: () => handle.current?.forgetDraft(),
      showFailure: (failure: CallFailed) => handle.current?.showRefused(failure),
    },
  };
}

interface TermsFormProps<Values extends object, Version extends string | number> {
  name: 'calendar' | 'duties';
  handle: RefObject<PanelHandle | null>;
  /** Terms are replaced as a whole; a draft belongs to the version that it changes. */
  stored: Values & { version: Version };
  isBusy: boolean;
  onSave: (version: Version, typed: Values) => void;
  children: ReactNode;
}

/** A form of terms that exist once: the calendar, the duties. */
export function TermsForm<Values extends object, Version extends string | number>(
  props: TermsFormProps<Values, Version>,
) {
  const t = useText(shippingRatesTexts);
  const mayEdit = useHasPerm('platform:shipping:edit');
  const { version, ...values } = props.stored;
  const id = `shipping-${props.name}`;
  return (
    <SectionCard title={t(`tab_${props.name}`)}>
      <p className="below-16 muted">{t(`${props.name}Line`)}</p>
      <PanelForm<Values>
        id={id}
        draftName={`${id}|${version}`}
        handle={props.handle}
        values={values as unknown as Values}
        marksRequired={false}
        onSend={(typed) => props.onSave(version, typed)}
      >
        {props.children}
        {mayEdit && (
          <Button type="primary" htmlType="submit" loading={props.isBusy}>
            {t('save')}
          </Button>
        )}
      </PanelForm>
    </SectionCard>
  );
}

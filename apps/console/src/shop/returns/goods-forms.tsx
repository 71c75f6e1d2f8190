import { useState } from 'react';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { returnTexts } from '../../texts/returns.ts';
import { SelectField, TextField } from '../../ui/plain/fields.tsx';
import { AnswerFrame, type FormProps } from './answer-forms.tsx';

/** How many units of each line can be sold again. */
export function InspectForm({
  request,
  onSend,
  ...frame
}: FormProps & { onSend: (lines: { lineId: string; restocked: number }[]) => void }) {
  const t = useText(returnTexts);
  const [units, setUnits] = useState<Record<string, number>>(() =>
    Object.fromEntries(request.lines.map(({ id, quantity }) => [id, quantity])),
  );
  return (
    <AnswerFrame
      {...frame}
      hint={t('inspectHint')}
      action={t('inspect')}
      onSend={() =>
        onSend(request.lines.map(({ id }) => ({ lineId: id, restocked: units[id] ?? 0 })))
      }
    >
      {request.lines.map(({ id, name, option, quantity }) => (
        <SelectField
          key={id}
          label={t('inspectLine', { name: option ? `${name}, ${option}` : name })}
          value={String(units[id] ?? 0)}
          options={Array.from({ length: quantity + 1 }, (_none, value) => ({
            value: String(value),
            label: String(value),
          }))}
          onChange={(value) => setUnits({ ...units, [id]: Number(value) })}
        />
      ))}
    </AnswerFrame>
  );
}

/** The same items again, as far as they are in stock. */
export function ReplaceForm({ request, onSend, ...frame }: FormProps & { onSend: () => void }) {
  const t = useText(returnTexts);
  const isShort = request.lines.some(({ quantity, available }) => quantity > (available ?? 0));
  return (
    <AnswerFrame
      {...frame}
      hint={t('replaceHint')}
      action={t('replace')}
      isReady={!isShort}
      onSend={onSend}
    >
      {isShort && (
        <p className="danger-text" role="status">
          {t('replaceShort')}
        </p>
      )}
    </AnswerFrame>
  );
}

const trackingForm = /^[A-Za-z0-9 -]{4,40}$/;

/** By which carrier the replacement left. */
export function ReplacementForm({
  request,
  onSend,
  ...frame
}: FormProps & { onSend: (parcel: { carrier: string; trackingNumber: string }) => void }) {
  const t = useText(returnTexts);
  const carrier = useTyped(`replacement-carrier|${request.id}`, '');
  const tracking = useTyped(`replacement-number|${request.id}`, '');
  const parcel = { carrier: carrier.value.trim(), trackingNumber: tracking.value.trim() };
  return (
    <AnswerFrame
      {...frame}
      hint={t('sendReplacementHint')}
      action={t('sendReplacement')}
      isReady={parcel.carrier !== '' && trackingForm.test(parcel.trackingNumber)}
      onSend={() => onSend(parcel)}
    >
      <TextField
        label={t('carrier')}
        value={carrier.value}
        maxLength={40}
        onChange={carrier.type}
      />
      <TextField
        label={t('tracking')}
        value={tracking.value}
        maxLength={40}
        autoComplete="off"
        onChange={tracking.type}
      />
    </AnswerFrame>
  );
}

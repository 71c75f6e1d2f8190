import type { BuyerReturns } from '@vitrine/contract/shop/buyer-returns.ts';
import { returnBounds, returnReasons } from '@vitrine/contract/shop/return-shapes.ts';
import { ChevronDown } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { deliveredReasons, type ReturnRefusal } from '../lib/return-form.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { ErrorAt } from './error-at.tsx';
import { FormError } from './form-error.tsx';
import { PhotoField } from './photo-field.tsx';
import { ReturnUnits } from './return-units.tsx';

interface ReturnFormProps {
  action: string;
  returns: BuyerReturns;
  /** Of what is not sent yet, or of what was delivered. */
  isCancellation: boolean;
  refusal: ReturnRefusal | null;
  /** Makes a form that is sent twice one request. */
  formKey: string;
  formats: Formats;
  texts: StorefrontTexts;
}

/** What comes back and who pays for the parcel, read before anything is sent. */
function ReturnTerms({
  returns,
  formats,
  texts,
}: Pick<ReturnFormProps, 'returns' | 'formats' | 'texts'>) {
  const { returns: words } = texts;
  const { wholeReturn } = returns;
  return (
    <section className="return-terms stack gap-6">
      <h2 className="text-l">{words.termsTitle}</h2>
      <p>{words.termsGoods}</p>
      <p>
        {wholeReturn
          ? fill(words.termsFee, {
              amount: formats.money(wholeReturn.fee),
              day: formats.date(wholeReturn.until),
            })
          : words.termsNoFee}
      </p>
      <p>{words.termsParcel}</p>
    </section>
  );
}

const fields = ['kind', 'lines', 'reason', 'text', 'photos'] as const;

/** What, why, and photos: one form that works without a script. */
export function ReturnForm({
  action,
  returns,
  isCancellation,
  refusal,
  formKey,
  formats,
  texts,
}: ReturnFormProps) {
  const { returns: words } = texts;
  const draft = refusal?.draft;
  const errors = refusal?.errors ?? {};
  const first = fields.find((field) => errors[field]);
  const lines = returns.lines
    .map((line) => ({ ...line, most: isCancellation ? line.cancellable : line.returnable }))
    .filter(({ most }) => most > 0);
  const isAlone = isCancellation && returns.cancelsAlone;
  const reasons = isCancellation ? returnReasons.cancellation : deliveredReasons;
  const bind = (field: (typeof fields)[number]) => ({
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${field}-error` : undefined,
    autoFocus: first === field,
  });
  return (
    <form
      className="review-form stack"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
    >
      <FormError message={refusal?.message} />
      <input type="hidden" name="key" value={draft?.key || formKey} />
      <div>
        <ReturnUnits
          lines={lines}
          chosen={draft?.units}
          takesAll={isAlone}
          error={errors.lines}
          isFirst={first === 'lines'}
          texts={texts}
        />
        <ErrorAt field="lines" message={errors.lines} />
      </div>
      {isCancellation ? (
        <input type="hidden" name="kind" value="cancellation" />
      ) : (
        <fieldset className="return-kinds">
          <legend>{words.what}</legend>
          {(['return', 'refund'] as const).map((kind, index) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={draft?.kind === kind}
                {...(index === 0 ? bind('kind') : {})}
              />
              <span>
                <b>{words[kind]}</b>
                <small className="block muted">{words[`${kind}Hint`]}</small>
              </span>
            </label>
          ))}
          <ErrorAt field="kind" message={errors.kind} />
        </fieldset>
      )}
      <div>
        <label className={`f ${errors.reason ? 'err' : ''}`}>
          <span>{words.reason}</span>
          <select name="reason" defaultValue={draft?.reason ?? ''} required {...bind('reason')}>
            <option value="">{words.choose}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {words.reasons[reason]}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" />
        </label>
        <ErrorAt field="reason" message={errors.reason} />
      </div>
      <div>
        <label className={`f ${errors.text ? 'err' : ''}`}>
          <span>{words.text}</span>
          <textarea
            name="text"
            rows={4}
            maxLength={returnBounds.textMax}
            defaultValue={draft?.text}
            {...bind('text')}
          />
        </label>
        <ErrorAt field="text" message={errors.text} />
      </div>
      {isCancellation ? null : (
        <PhotoField
          kept={draft?.photos ?? []}
          max={returnBounds.photosMax}
          error={errors.photos}
          words={words}
          isFirst={first === 'photos'}
        />
      )}
      {isCancellation ? null : <ReturnTerms returns={returns} formats={formats} texts={texts} />}
      <button className="btn pri" type="submit" name="intent" value="request">
        {isAlone ? words.cancelNow : words.send}
      </button>
      <p className="muted small">
        {isAlone
          ? words.afterCancelAlone
          : isCancellation
            ? words.afterCancellation
            : words.afterRequest}
      </p>
    </form>
  );
}

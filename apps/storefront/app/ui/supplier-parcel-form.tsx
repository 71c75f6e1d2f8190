import type { SupplierRefusal } from '../lib/supplier-form.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { Field } from './field.tsx';
import { FormError } from './form-error.tsx';
import { type Line, SupplierUnits } from './supplier-units.tsx';

interface SupplierParcelFormProps {
  action: string;
  /** Names the form among those of the page. */
  form: string;
  /** The order that the parcel is for; none for a parcel to the warehouse. */
  orderNumber: string | null;
  lines: readonly Line[];
  formKey: string;
  refusal: SupplierRefusal | null;
  texts: StorefrontTexts;
}

/** The number of a parcel that has left, and what is in it. */
export function SupplierParcelForm(props: SupplierParcelFormProps) {
  const { action, form, orderNumber, lines, formKey, texts } = props;
  const { supplier: words } = texts;
  const refusal = props.refusal?.form === form ? props.refusal : null;
  const open = lines.filter((line) => line.open > 0);
  // One unit is in the parcel whatever is chosen.
  const isClear = open.length === 1 && open[0]?.open === 1;
  return (
    <form className="stack gap-12" method="post" action={action} noValidate>
      <input type="hidden" name="intent" value="parcel" />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="key" value={formKey} />
      {orderNumber ? <input type="hidden" name="order" value={orderNumber} /> : null}
      <FormError message={refusal?.message} />
      {isClear ? null : <SupplierUnits lines={open} legend={words.inParcel} texts={texts} />}
      <Field
        name="tracking"
        label={words.tracking}
        value={refusal?.typed['tracking'] ?? ''}
        error={refusal?.errors['trackingNumber']}
        kind={{ autoComplete: 'off', maxLength: 60, isCode: true }}
        isRequired
      />
      <Field
        name="carrier"
        label={words.carrier}
        value={refusal?.typed['carrier'] ?? ''}
        error={refusal?.errors['trackingNumber'] ? undefined : refusal?.errors['carrier']}
        kind={{ autoComplete: 'off', maxLength: 40 }}
      />
      <button className="btn pri" type="submit">
        {words.send}
      </button>
      {orderNumber ? <p className="muted small">{words.sendHint}</p> : null}
    </form>
  );
}

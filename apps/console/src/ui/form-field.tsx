import { Checkbox, Form, Input, Radio, Select, Switch } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ZodType, z } from 'zod';
import { useText } from '../lib/i18n.ts';
import type { NumberFieldName } from '../lib/number-fields.ts';
import { systemTexts } from '../texts/system.ts';
import { foldedSearch, seenAtOnce } from './folded-search.ts';
import { isBoolean, toFlag } from './form-panel.rules.ts';
import { NumberField } from './number-field.tsx';

// Calendars are large, and few forms have one.
const DayField = lazy(async () => ({ default: (await import('./day-field.tsx')).DayField }));

type Shape = z.ZodObject<Record<string, ZodType>>;

/** One field of a form; what it accepts is in the shape of the contract. */
export interface FieldSpec<Name extends string = string> {
  name: Name;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  kind?: 'line' | 'block' | 'choice' | 'radio' | 'flag' | 'check' | 'day' | 'moment';
  options?: readonly { value: string | number; label: ReactNode }[];
  /** A number, with its entry in the list of number fields. */
  numberField?: NumberFieldName;
  /** Any other control of the library's kind (`value`, `onChange`). */
  control?: ReactNode;
}

interface Bounds {
  unwrap?: () => Bounds;
  maxLength?: number | null;
}

/** The longest text that a field takes, also below "optional" and "nullable". */
function maxLengthOf(shape: Shape, name: string): number | undefined {
  let bounds = shape.shape[name] as Bounds | undefined;
  while (bounds?.unwrap) bounds = bounds.unwrap();
  return bounds?.maxLength ?? undefined;
}

const accepts = (shape: Shape, name: string, value: unknown): boolean =>
  shape.shape[name]?.safeParse(value).success ?? true;

/** Whether a field has to be filled: its shape takes neither nothing nor an empty text. */
const isRequired = (shape: Shape, name: string): boolean =>
  !accepts(shape, name, undefined) && !accepts(shape, name, '');

/** Whether a field holds what its shape takes; an emptied number counts as left out. */
const isAccepted = (shape: Shape, name: string, value: unknown): boolean =>
  accepts(shape, name, value) || (value === null && accepts(shape, name, undefined));

function Control({
  field,
  maxLength,
  ...rest
}: {
  field: FieldSpec;
  maxLength: number | undefined;
}) {
  const text = maxLength === undefined ? rest : { ...rest, maxLength };
  if (field.options && field.kind === 'radio')
    return <Radio.Group {...rest} options={[...field.options]} />;
  if (field.options)
    return (
      <Select
        {...rest}
        options={[...field.options]}
        showSearch={field.options.length > seenAtOnce ? foldedSearch : false}
      />
    );
  if (field.kind === 'flag') return <Switch {...rest} />;
  if (field.kind === 'check') return <Checkbox {...rest} />;
  if (field.kind === 'day' || field.kind === 'moment')
    return (
      <Suspense fallback={<Input disabled />}>
        <DayField {...rest} hasTime={field.kind === 'moment'} />
      </Suspense>
    );
  if (field.numberField)
    return <NumberField {...rest} field={field.numberField} style={{ width: 180 }} />;
  if (field.kind === 'block')
    return <Input.TextArea {...text} showCount autoSize={{ minRows: 2, maxRows: 5 }} />;
  return (
    <Input
      {...text}
      autoComplete="off"
      {...(field.placeholder ? { placeholder: field.placeholder } : {})}
    />
  );
}

/** A switch or a box, whose value is 1 or 0, or true or false. */
const flagProps = (type: ZodType | undefined) => ({
  valuePropName: 'checked',
  getValueProps: (value: unknown) => ({ checked: value === 1 || value === true }),
  getValueFromEvent: (given: boolean | { target: { checked: boolean } }) =>
    toFlag(type, typeof given === 'boolean' ? given : given.target.checked),
});

/** A field as its specification describes it, checked by the shape that the server checks it by. */
export function FormField({ field, shape }: { field: FieldSpec; shape: Shape }) {
  const t = useText(systemTexts);
  const isFlag = field.kind === 'flag' || field.kind === 'check';
  const type = shape.shape[field.name];
  const check = async (_rule: unknown, value: unknown) => {
    // A number field holds undefined while it refuses what is typed, and says why itself.
    const isWrong = field.numberField ? value === undefined : !isAccepted(shape, field.name, value);
    if (isWrong) throw new Error(t('needed', { field: field.label }));
  };
  return (
    <Form.Item
      name={field.name}
      label={field.label}
      extra={field.hint && <span className="block above-4">{field.hint}</span>}
      required={!(isFlag && isBoolean(type)) && isRequired(shape, field.name)}
      rules={[{ validator: check }]}
      {...(isFlag ? flagProps(type) : {})}
    >
      {field.control ?? <Control field={field} maxLength={maxLengthOf(shape, field.name)} />}
    </Form.Item>
  );
}

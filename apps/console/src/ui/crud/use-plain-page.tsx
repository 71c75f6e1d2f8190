import {
  isEdited,
  isListed,
  type LabelKeyOf,
  type PlainEndpoints,
  queryNamesOf,
  toLabelKey,
} from '@vitrine/contract/plain-crud.ts';
import type { PlainField } from '@vitrine/contract/plain-fields.ts';
import type { ReactNode } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useDictionaries } from '../../lib/dictionaries.ts';
import { type TextArea, useText } from '../../lib/i18n.ts';
import type { NumberFieldName } from '../../lib/number-fields.ts';
import { createCrudKeys } from '../../lib/query-keys/crud-keys.ts';
import { DateTime } from '../date-time.tsx';
import type { FieldSpec } from '../form-field.tsx';
import type { ListFilter } from '../list/list-filters.tsx';
import { StatusTag } from '../status-tag.tsx';
import type { CrudPageProps } from './crud-page.tsx';

type NamesOf<Crud extends PlainEndpoints> = keyof Crud['fields'] & string;
type PlainTexts<Crud extends PlainEndpoints> = Record<
  'title' | 'add' | 'edit' | 'empty' | 'removeRows_one' | LabelKeyOf<NamesOf<Crud>>,
  string
>;

/** Whole numbers that are typed into the form: they are drawn by their name in the list of number fields. */
type TypedNumber<Crud extends PlainEndpoints> = {
  [Name in NamesOf<Crud>]: Crud['fields'][Name] extends { kind: 'whole'; options: infer Options }
    ? Options extends { in: 'list' | 'filter' } | { dictionary: string } | { control: 'hidden' }
      ? never
      : Name
    : never;
}[NamesOf<Crud>];
type NumberFields<Crud extends PlainEndpoints> = [TypedNumber<Crud>] extends [never]
  ? []
  : [numberFields: Readonly<Record<TypedNumber<Crud>, NumberFieldName>>];

type Row = Readonly<Record<string, string | number | null>>;

/** Draws, filters and edits one field. */
interface Tools {
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  entriesOf: (code: string) => readonly { value: string; label: string }[];
  writeDay: (day: string) => string;
  numberFields: Readonly<Record<string, NumberFieldName>>;
}

function listFilters(name: string, field: PlainField, { t, entriesOf }: Tools): ListFilter[] {
  const { kind, options } = field;
  const { filter, dictionary } = options;
  const label = t(toLabelKey(name));
  if (!filter) return [];
  if (kind === 'flag') {
    const values = [
      { value: '1', label: t('on') },
      { value: '0', label: t('off') },
    ];
    return [{ name, label, kind: 'choice', any: t('any'), options: values }];
  }
  if (dictionary && filter === 'equal')
    return [{ name, label, kind: 'choice', any: t('any'), options: entriesOf(dictionary) }];
  if (kind === 'day' || kind === 'moment') return [{ name, label, kind: 'days' }];
  const hasDecimals = kind === 'decimal';
  if (filter === 'between')
    return queryNamesOf(name, field).map((bound, index) => ({
      name: bound,
      label: t(index ? 'to' : 'from', { name: label }),
      kind: 'number',
      hasDecimals,
    }));
  return [
    filter === 'oneOf' || isText(field)
      ? { name, label, kind: 'words' }
      : { name, label, kind: 'number', hasDecimals },
  ];
}

function drawValue(
  value: string | number | null | undefined,
  field: PlainField,
  tools: Tools,
): ReactNode {
  const { kind, options } = field;
  if (options.dictionary)
    return (
      tools.entriesOf(options.dictionary).find((one) => one.value === String(value))?.label ?? value
    );
  if (kind === 'flag')
    return (
      <StatusTag meaning={value === 1 ? 'done' : 'neutral'}>
        {tools.t(value === 1 ? 'on' : 'off')}
      </StatusTag>
    );
  if (kind === 'moment') return <DateTime value={value as string | null} />;
  if (kind === 'day') return value ? tools.writeDay(String(value)) : '–';
  return value;
}

const isText = ({ kind }: PlainField): boolean => kind === 'line' || kind === 'block';
const isNumber = ({ kind, options }: PlainField): boolean =>
  (kind === 'whole' || kind === 'decimal') && !options.dictionary;
const widths: Partial<Record<PlainField['kind'], number>> = { moment: 170, day: 140 };

function describeField(name: string, field: PlainField, tools: Tools): FieldSpec {
  const { t, entriesOf, numberFields } = tools;
  const { kind, options } = field;
  const { control, dictionary } = options;
  const label = t(toLabelKey(name));
  const radio = control === 'radio' ? ({ kind: 'radio' } as const) : {};
  if (dictionary) {
    const values = entriesOf(dictionary).map((one) => ({
      label: one.label,
      value: kind === 'whole' ? Number(one.value) : one.value,
    }));
    return { name, label, ...radio, options: values };
  }
  if (kind === 'flag') {
    if (control === 'check') return { name, label, kind: 'check' };
    if (!control) return { name, label, kind: 'flag' };
    const values = [
      { value: 1, label: t('on') },
      { value: 0, label: t('off') },
    ];
    return { name, label, ...radio, options: values };
  }
  const numberField = numberFields[name];
  if (numberField) return { name, label, numberField };
  return kind === 'day' || kind === 'moment' || kind === 'block'
    ? { name, label, kind }
    : { name, label };
}

/** The value with which a new row begins. */
function initialOf(name: string, field: PlainField): string | number | null {
  const { kind, options } = field;
  if (kind === 'flag') return name === 'status' ? 1 : 0;
  if (kind === 'decimal' || kind === 'reference') return '';
  return isText(field) && !(options.dictionary && options.isRequired) ? '' : null;
}

/**
 * The properties of `CrudPage` for a plain table: columns, filters and form of its fields, labels from the texts under their
 * names. A page that differs replaces one of them: `<CrudPage {...usePlainPage(…)} columns={…} />`.
 */
export function usePlainPage<Crud extends PlainEndpoints>(
  crud: Crud,
  area: TextArea<PlainTexts<Crud>>,
  ...[numberFields]: NumberFields<Crud>
): CrudPageProps<Crud> {
  const t = useText(area) as Tools['t'];
  const clock = useClock();
  const fields = Object.entries<PlainField>(crud.fields);
  const entriesOf = useDictionaries(fields.some(([, { options }]) => options.dictionary));
  const tools: Tools = {
    t,
    entriesOf,
    writeDay: (day) => clock.writeDay('mediumDate', day),
    numberFields: numberFields ?? {},
  };
  const listed = fields.filter(([, field]) => isListed(field));
  const named = listed.find(([, field]) => isText(field) && !field.options.dictionary) ?? listed[0];
  const name = crud.page.name.split('.')[0] ?? '';
  const drawn = fields.filter(([, field]) => isEdited(field) && field.options.control !== 'hidden');
  return {
    name,
    crud,
    keys: createCrudKeys(name),
    texts: { title: t('title'), add: t('add'), edit: t('edit'), empty: t('empty') },
    minWidth: Math.max(640, 130 * listed.length),
    filters: fields.flatMap(([key, field]) => listFilters(key, field, tools)),
    columns: [...(named ? [named] : []), ...listed.filter((one) => one !== named)].map(
      ([key, field]) => ({
        key,
        title: t(toLabelKey(key)),
        ...(widths[field.kind] ? { width: widths[field.kind] } : {}),
        ...(isNumber(field) ? { align: 'right' } : {}),
        render: (_value: unknown, row: unknown) => drawValue((row as Row)[key], field, tools),
      }),
    ),
    nameOf: (row: { id: string }) => String((named && (row as unknown as Row)[named[0]]) ?? row.id),
    removeSeveral: (count: number) => t('removeRows', { count }),
    empty: Object.fromEntries(drawn.map(([key, field]) => [key, initialOf(key, field)])),
    fields: drawn.map(([key, field]) => describeField(key, field, tools)),
  } as unknown as CrudPageProps<Crud>;
}

import type { ProductForm } from './product-form.ts';
import { joinValues } from './product-matrix.ts';

/** The value of one field in JSON. */
export type FieldValue = unknown;

/** A form as one value per field, by its path. */
export type FlatForm = Map<string, FieldValue>;

/** A variant or a picture in a path: `variants.12`, `variants.[size:s]` without an id yet, `images.products/a.webp`. */
const entityPattern = /^(?:variants\.(?:\d+|\[[^\]]*\])|images\.[^.]+\.[^.]+)/;

/** The variant or picture whose field a path names. */
export const findEntity = (path: string): string | undefined => entityPattern.exec(path)?.[0];

const isMoney = (value: object): value is { amount: number; currency: string } =>
  'amount' in value && 'currency' in value;

/** A value without what is only shown beside it, the fields of objects in one order. */
function tidy(value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  if (isMoney(value)) return { amount: value.amount, currency: value.currency };
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, tidy(inner)]),
  );
}

export const isSame = (left: FieldValue, right: FieldValue): boolean =>
  JSON.stringify(tidy(left)) === JSON.stringify(tidy(right));

/**
 * The fields of a form by their paths: `brand`, `texts.en.name`, `manufacturer.address`, `variants.12.sku`,
 * `images.products/a.webp.alt.en`. Units in the warehouse are left out: sales change them all the time.
 */
export function flattenForm(form: ProductForm): FlatForm {
  const { texts, manufacturer, responsiblePerson, variants, images, ...plain } = form;
  const flat: FlatForm = new Map();
  const add = (path: string, value: FieldValue) => flat.set(path, tidy(value));
  const addAll = (start: string, fields: object) => {
    for (const [field, value] of Object.entries(fields)) add(`${start}.${field}`, value);
  };
  for (const [field, value] of Object.entries(plain)) add(field, value);
  add('excludedCountries', [...plain.excludedCountries].sort());
  for (const [language, fields] of Object.entries(texts)) addAll(`texts.${language}`, fields);
  addAll('manufacturer', manufacturer);
  addAll('responsiblePerson', responsiblePerson);
  for (const { id, onHand: _units, onHandRead: _read, ...fields } of variants)
    addAll(`variants.${id ?? `[${joinValues(fields.values)}]`}`, fields);
  add(
    'imageOrder',
    images.map(({ key }) => key),
  );
  for (const { key, alt, ...fields } of images) {
    addAll(`images.${key}`, fields);
    addAll(`images.${key}.alt`, alt);
  }
  return flat;
}

function setField(target: Record<string, unknown>, steps: readonly string[], value: FieldValue) {
  const [step = '', ...rest] = steps;
  if (rest.length === 0) {
    target[step] = value;
    return;
  }
  const inner = (target[step] ?? {}) as Record<string, unknown>;
  target[step] = inner;
  setField(inner, rest, value);
}

/** The position of a variant in the matrix of its options. */
function placeOf(options: ProductForm['options'], values: Readonly<Record<string, string>>) {
  return options.reduce(
    (place, { key, values: all }) =>
      place * all.length + all.findIndex((value) => value.key === values[key]),
    0,
  );
}

/** The form again: variants in the order of their options, pictures in theirs. */
export function buildForm(flat: FlatForm): ProductForm {
  const form: Record<string, unknown> = {};
  const entities = new Map<string, Record<string, unknown>>();
  for (const [path, value] of flat) {
    const entity = findEntity(path);
    if (entity === undefined) {
      setField(form, path.split('.'), value);
      continue;
    }
    const fields = entities.get(entity) ?? {};
    entities.set(entity, fields);
    setField(fields, path.slice(entity.length + 1).split('.'), value);
  }
  const { imageOrder, ...rest } = form;
  const options = (rest['options'] ?? []) as ProductForm['options'];
  const variants = [...entities]
    .filter(([name]) => name.startsWith('variants.'))
    .map(([name, fields]) => {
      const id = name.slice('variants.'.length);
      const values = fields['values'] as Record<string, string>;
      return {
        ...fields,
        values,
        id: id.startsWith('[') ? null : id,
        onHand: null,
        onHandRead: null,
      };
    })
    .sort((left, right) => placeOf(options, left.values) - placeOf(options, right.values));
  const images = ((imageOrder ?? []) as string[]).flatMap((key) => {
    const fields = entities.get(`images.${key}`);
    return fields ? [{ ...fields, key }] : [];
  });
  return { ...rest, variants, images } as unknown as ProductForm;
}

import type { LoggedChange } from '@vitrine/contract/admin/logs.ts';

/**
 * Texts that may be recorded, by the names of their fields. Every other text is recorded as changed, without its values:
 * names, addresses, notes and whatever a new endpoint accepts until its field is added here.
 */
const recordedTexts = new Set([
  ...[
    'code',
    'configKey',
    'configName',
    'configValue',
    'dictCode',
    'key',
    'label',
    'language',
    'languages',
    'remark',
    'title',
    'value',
  ],
  ...[
    'component',
    'icon',
    'name',
    'perm',
    'permission',
    'permissions',
    'redirect',
    'routeName',
    'routePath',
    'tagType',
  ],
  ...[
    'action',
    'decision',
    'dataScope',
    'kind',
    'level',
    'method',
    'mode',
    'platform',
    'settlementMode',
    'state',
    'status',
    'type',
  ],
  ...[
    'carrier',
    'country',
    'countryCode',
    'currency',
    'provider',
    'source',
    'tableName',
    'columnName',
    'fieldName',
    'formType',
    'queryType',
  ],
]);
const momentName = /(?:At|Time|Day|Date|From|To|Until)$/;
const momentValue = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;
const idName = /^ids?$|Ids?$/;
const idValue = /^(?:[1-9]\d{0,17}|0)(?:, ?[1-9]\d{0,17})*$/;
/** Never recorded, whatever their values are. */
const secretName =
  /password|token|secret|captcha|totp|otp|recovery|verif|cvv|iban|accountNumber|^pin$/i;
/** Whatever is in them is about a person. */
const personalBranch =
  /^(?:address|billing|buyer|customer|delivery|owner|person|profile|recipient|seller|sender|shipTo|user)$/;

const valueLetters = 300;
const changesMax = 60;
const depthMax = 6;

type Leaf = string | number | boolean | null;

/** The values of an object by their paths, `lines.0.quantity`; a list of plain values is one value. */
function* leavesOf(value: unknown, path: readonly string[] = []): Generator<[string, Leaf]> {
  if (value === undefined || path.length > depthMax || value instanceof Uint8Array) return;
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  )
    yield [path.join('.'), value];
  else if (typeof value === 'bigint') yield [path.join('.'), String(value)];
  else if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    yield [path.join('.') || 'ids', value.join(', ')];
  else if (typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name]);
}

function isRecorded(path: string, value: Leaf): boolean {
  const names = path.split('.');
  const name = names.findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (names.some((part) => secretName.test(part) || personalBranch.test(part))) return false;
  if (typeof value !== 'string' || value === '') return true;
  return (
    recordedTexts.has(name) ||
    (momentName.test(name) && momentValue.test(value)) ||
    (idName.test(name) && idValue.test(value))
  );
}

const textOf = (value: Leaf | undefined): string | null =>
  value === undefined || value === null ? null : String(value).slice(0, valueLetters);

const idsMax = 20;

/** Of long lists of ids only what differs: what was taken away, and what was added. */
function shorten(
  was: Leaf | undefined,
  is: Leaf | undefined,
): [Leaf | undefined, Leaf | undefined] {
  if (typeof was !== 'string' || typeof is !== 'string') return [was, is];
  const [old, next] = [was.split(', '), is.split(', ')];
  if (Math.max(old.length, next.length) <= idsMax) return [was, is];
  const without = (list: readonly string[], other: readonly string[]) =>
    list.filter((id) => !other.includes(id)).join(', ');
  return [without(old, next), without(next, old)];
}

const sorted = (value: Leaf | undefined) =>
  typeof value === 'string' ? value.split(', ').sort().join(', ') : value;

/** The fields in which two states differ; without a state before, all that were given. Hidden values are not in the result. */
export function findChanges(before: unknown, after: unknown): LoggedChange[] {
  const [old, next] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const changes: LoggedChange[] = [];
  for (const field of new Set([...old.keys(), ...next.keys()])) {
    const [was, is] = [old.get(field), next.get(field)];
    if ((was ?? null) === (is ?? null) || field === '') continue;
    const isShown = isRecorded(field, was ?? null) && isRecorded(field, is ?? null);
    const areIds = isShown && idName.test(field);
    // The same ids in another order are no change of rights.
    if (areIds && sorted(was ?? '') === sorted(is ?? '')) continue;
    const [from, to] = areIds ? shorten(was, is) : [was, is];
    changes.push({
      field,
      before: isShown ? textOf(from) : null,
      after: isShown ? textOf(to) : null,
      isHidden: !isShown,
    });
  }
  return changes.slice(0, changesMax);
}

/** Fields that name a row, in the order of preference. */
const subjectNames = [
  'configKey',
  'dictCode',
  'number',
  'code',
  'tableName',
  'title',
  'name',
  'label',
];

/** What a row is called, if that may be recorded. A name is that of a person or a store outside the system's own tables. */
export function findSubject(state: unknown, mayBeNamed: boolean): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const values = state as Readonly<Record<string, unknown>>;
  // Several rows, by their ids.
  const rows = Object.keys(values).every((key) => /^\d+$/.test(key)) ? Object.values(values) : [];
  const named = rows.flatMap((row) => findSubject(row, mayBeNamed) ?? []);
  if (named.length) return named.join(', ');
  const names = mayBeNamed ? subjectNames : ['number'];
  const found = names
    .map((name) => values[name])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : undefined;
}

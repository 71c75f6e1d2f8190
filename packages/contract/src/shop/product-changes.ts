import {
  buildForm,
  type FieldValue,
  type FlatForm,
  findEntity,
  flattenForm,
  isSame,
} from './product-fields.ts';
import type { ProductForm } from './product-form.ts';
import { joinValues } from './product-matrix.ts';

/** One changed field; a variant or picture that was added or removed is one change, with null on the other side. */
export interface FieldChange {
  path: string;
  before: FieldValue;
  after: FieldValue;
}

export interface FieldConflict {
  path: string;
  before: FieldValue;
  mine: FieldValue;
  theirs: FieldValue;
}

/** The variants and pictures of a form, each with its fields. */
function groupEntities(flat: FlatForm): Map<string, Record<string, FieldValue>> {
  const groups = new Map<string, Record<string, FieldValue>>();
  for (const [path, value] of flat) {
    const entity = findEntity(path);
    if (entity === undefined) continue;
    const fields = groups.get(entity) ?? {};
    fields[path.slice(entity.length + 1)] = value;
    groups.set(entity, fields);
  }
  return groups;
}

/** The fields in which two forms differ. */
export function diffForms(before: ProductForm, after: ProductForm): FieldChange[] {
  const [left, right] = [flattenForm(before), flattenForm(after)];
  const [known, wanted] = [groupEntities(left), groupEntities(right)];
  const changes: FieldChange[] = [];
  for (const path of new Set([...known.keys(), ...wanted.keys()]))
    if (known.has(path) !== wanted.has(path))
      changes.push({ path, before: known.get(path) ?? null, after: wanted.get(path) ?? null });
  for (const path of new Set([...left.keys(), ...right.keys()])) {
    const entity = findEntity(path);
    if (entity !== undefined && known.has(entity) !== wanted.has(entity)) continue;
    if (!isSame(left.get(path), right.get(path)))
      changes.push({ path, before: left.get(path) ?? null, after: right.get(path) ?? null });
  }
  return changes;
}

/** Writes changed fields into a form: each one's value after the change, or before it. */
function writeFields(
  flat: FlatForm,
  changes: readonly FieldChange[],
  side: 'before' | 'after',
): void {
  const whole = new Set(changes.flatMap(({ path }) => (findEntity(path) === path ? [path] : [])));
  if (whole.size)
    for (const path of [...flat.keys()]) if (whole.has(findEntity(path) ?? '')) flat.delete(path);
  for (const { path, [side]: value } of changes) {
    if (!whole.has(path)) flat.set(path, value);
    else if (value !== null)
      for (const [field, inner] of Object.entries(value as Record<string, FieldValue>))
        flat.set(`${path}.${field}`, inner);
  }
}

/** The form as it was before several saves, of which the last is given last. */
export function revertChanges(
  form: ProductForm,
  saves: readonly (readonly FieldChange[])[],
): ProductForm {
  const flat = flattenForm(form);
  for (const changes of [...saves].reverse()) writeFields(flat, changes, 'before');
  return buildForm(flat);
}

/** The order of pictures that follows from both: mine, with what they added and without what they removed. */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const removed = base.filter((key) => !theirs.includes(key));
  const added = theirs.filter((key) => !base.includes(key) && !mine.includes(key));
  return [...mine.filter((key) => !removed.includes(key)), ...added];
}

/** True if both moved the pictures that all three forms have, differently. */
function isOrderContested(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): boolean {
  const common = (keys: readonly string[]) =>
    keys.filter((key) => base.includes(key) && mine.includes(key) && theirs.includes(key)).join();
  const [before, left, right] = [common(base), common(mine), common(theirs)];
  return left !== before && right !== before && left !== right;
}

/** A variant that both added has an id in their form only: mine is given the same. */
function adoptIds(mine: ProductForm, theirs: ProductForm): ProductForm {
  const ids = new Map(theirs.variants.map(({ id, values }) => [joinValues(values), id]));
  const used = new Set(mine.variants.map(({ id }) => id));
  return {
    ...mine,
    variants: mine.variants.map((variant) => {
      if (variant.id !== null) return variant;
      const id = ids.get(joinValues(variant.values)) ?? null;
      return id === null || used.has(id) ? variant : { ...variant, id };
    }),
  };
}

export interface MergedForms {
  /** Both edits together; of fields that both changed, mine. */
  form: ProductForm;
  conflicts: FieldConflict[];
  /** Changes of only one of them. */
  mine: FieldChange[];
  theirs: FieldChange[];
}

/** Joins two edits of the same form. A field that only one of them changed is taken from there; the others are conflicts. */
export function mergeForms(base: ProductForm, ours: ProductForm, theirs: ProductForm): MergedForms {
  const mineNow = adoptIds(ours, theirs);
  const mineOf = new Map(diffForms(base, mineNow).map((one) => [one.path, one]));
  const theirsOf = new Map(diffForms(base, theirs).map((one) => [one.path, one]));
  const touchedByThem = new Set([...theirsOf.keys()].flatMap((path) => findEntity(path) ?? []));
  const entities = {
    base: groupEntities(flattenForm(base)),
    mine: groupEntities(flattenForm(mineNow)),
    theirs: groupEntities(flattenForm(theirs)),
  };
  const conflicts = new Map<string, FieldConflict>();
  const mine: FieldChange[] = [];
  const written: FieldChange[] = [];
  /** One of them removed the variant or picture that the other changed. */
  const contest = (entity: string) => {
    const after = entities.mine.get(entity) ?? null;
    const before = entities.base.get(entity) ?? null;
    if (conflicts.has(entity)) return;
    conflicts.set(entity, {
      path: entity,
      before,
      mine: after,
      theirs: entities.theirs.get(entity) ?? null,
    });
    written.push({ path: entity, before, after });
  };
  for (const change of mineOf.values()) {
    const { path } = change;
    const entity = findEntity(path);
    const other = theirsOf.get(path);
    if (entity !== undefined && entity !== path && theirsOf.has(entity)) contest(entity);
    else if (entity === path && !other && touchedByThem.has(entity)) contest(entity);
    else if (!other) {
      mine.push(change);
      written.push(change);
    } else if (path === 'imageOrder') {
      const [before, left, right] = [change.before, change.after, other.after] as [
        string[],
        string[],
        string[],
      ];
      if (isOrderContested(before, left, right))
        conflicts.set(path, { path, before, mine: left, theirs: right });
      written.push({ ...change, after: mergeOrder(before, left, right) });
    } else if (entity === path && change.before === null) {
      // Both added it: its fields are compared one by one.
      const theirFields = other.after as Record<string, FieldValue>;
      for (const [field, value] of Object.entries(change.after as Record<string, FieldValue>))
        if (!isSame(value, theirFields[field])) {
          const inner = `${path}.${field}`;
          conflicts.set(inner, {
            path: inner,
            before: null,
            mine: value,
            theirs: theirFields[field],
          });
          written.push({ path: inner, before: null, after: value });
        }
    } else if (!isSame(change.after, other.after)) {
      conflicts.set(path, {
        path,
        before: change.before,
        mine: change.after,
        theirs: other.after,
      });
      written.push(change);
    }
  }
  const flat = flattenForm(theirs);
  writeFields(flat, written, 'after');
  const contested = (path: string) =>
    conflicts.has(path) || conflicts.has(findEntity(path) ?? '') || mineOf.has(path);
  return {
    form: buildForm(flat),
    conflicts: [...conflicts.values()],
    mine,
    theirs: [...theirsOf.values()].filter(({ path }) => !contested(path)),
  };
}

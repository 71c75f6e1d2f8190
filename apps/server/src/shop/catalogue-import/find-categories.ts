import { foldText } from '@vitrine/contract/fold-text.ts';
import type { Ctx } from '#platform/context.ts';
import { createCategory, listCategories } from '../catalogue/index.ts';

/** Replaces the category to sort before it exists: a check stores nothing. */
const unsortedPlace = '9'.repeat(18);

const unsortedKeys = { primary: 'unsorted', secondary: 'unsorted-products' } as const;

const partsOf = (path: string): string[] =>
  path
    .split(/[>›»]/)
    .map((part) => foldText(part).trim())
    .filter(Boolean);

export interface Categories {
  /** The category of the second level that a text names: by its key, its path in any language, or a name that only one has. */
  find: (text: string) => string | undefined;
  /** The key of the category that a text names; empty if it names none. */
  keyOf: (text: string) => string;
  unsortedId: string;
}

/** Finds categories by what files have for them; what an operator has chosen goes first. */
export async function readCategories(
  ctx: Ctx,
  chosen: Readonly<Record<string, string>>,
): Promise<Categories> {
  const all = await listCategories(ctx);
  const parents = new Map(all.map((category) => [category.id, category]));
  const byText = new Map<string, Set<string>>();
  const add = (text: string, id: string) =>
    byText.set(text, (byText.get(text) ?? new Set()).add(id));
  const secondary = all.filter(({ parentId }) => parentId);
  for (const { id, key, names, parentId } of secondary) {
    add(key, id);
    const parent = Object.values(parents.get(parentId ?? '')?.names ?? {}).map(foldText);
    for (const name of new Set(Object.values(names).map(foldText))) {
      add(name, id);
      for (const first of new Set(parent)) add(`${first} > ${name}`, id);
    }
  }
  const known = new Set(secondary.map(({ id }) => id));
  const only = (text: string): string | undefined => {
    const ids = byText.get(text);
    return ids?.size === 1 ? [...ids][0] : undefined;
  };
  const find = (text: string): string | undefined => {
    const id = chosen[text];
    if (id && known.has(id)) return id;
    const parts = partsOf(text);
    return only(text.trim()) ?? only(parts.slice(-2).join(' > ')) ?? only(parts.at(-1) ?? '');
  };
  return {
    find,
    keyOf(text) {
      const id = find(text);
      return secondary.find((category) => category.id === id)?.key ?? '';
    },
    unsortedId: secondary.find(({ key }) => key === unsortedKeys.secondary)?.id ?? unsortedPlace,
  };
}

/** The category in which imports collect products without one that we have. Nothing in it is on sale. */
export async function createUnsorted(ctx: Ctx): Promise<string> {
  await createCategory(ctx, {
    key: unsortedKeys.primary,
    names: {
      en: 'To sort',
      'zh-cn': '待分类',
      es: 'Por clasificar',
      pt: 'A classificar',
      fr: 'À classer',
    },
    sort: 10_000,
  });
  return createCategory(ctx, {
    key: unsortedKeys.secondary,
    parentKey: unsortedKeys.primary,
    names: {
      en: 'Imported products',
      'zh-cn': '导入的商品',
      es: 'Productos importados',
      pt: 'Produtos importados',
      fr: 'Produits importés',
    },
    sort: 1,
  });
}

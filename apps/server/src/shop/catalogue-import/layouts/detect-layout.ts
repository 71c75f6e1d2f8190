import type { Language } from '@vitrine/contract/locales.ts';
import type { ImportLayout, ImportTarget } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { Column, ColumnUse, DetectedLayout } from './layout.types.ts';
import { findShopifyUse, isShopify } from './shopify.ts';
import { findOwnUse, isOwn } from './vitrine.ts';
import { findWooUse, isWooCommerce } from './woo-columns.ts';

type FindUse = (title: string) => ColumnUse | undefined;

/** A name that any of the layouts has proposes a target. */
function proposeUse(title: string): ColumnUse | undefined {
  for (const find of [findOwnUse, findShopifyUse, findWooUse]) {
    const use = find(title);
    if (!use) continue;
    // Cells that only WooCommerce's rows have are no targets of a mapping.
    if ('target' in use && /^(?:woo|attribute\d)/.test(use.target)) continue;
    return use;
  }
  return undefined;
}

const finders: Readonly<Record<ImportLayout, FindUse>> = {
  vitrine: findOwnUse,
  shopify: findShopifyUse,
  woocommerce: findWooUse,
  mapped: proposeUse,
};

export function findLayout(titles: readonly string[]): ImportLayout {
  if (isOwn(titles)) return 'vitrine';
  if (isShopify(titles)) return 'shopify';
  return isWooCommerce(titles) ? 'woocommerce' : 'mapped';
}

/** Which columns a mapping sends where: by the title, null for one that is left out. */
export type Mapping = Readonly<Record<string, ImportTarget | null>>;

/** Describes what becomes of each column, found by its title and never by its place. A mapping goes before the layout. */
export function describeColumns(
  titles: readonly string[],
  layout: ImportLayout,
  mapping: Mapping = {},
  language: Language = 'en',
): DetectedLayout {
  const taken = new Set<string>();
  const columns = titles.map((title): Column => {
    const chosen = Object.hasOwn(mapping, title) ? mapping[title] : undefined;
    const found = finders[layout](title);
    let use: ColumnUse;
    if (chosen) use = { ...(found && 'target' in found ? found : {}), target: chosen };
    else if (chosen === null) use = found && 'ignored' in found ? found : { ignored: 'unknown' };
    else use = found ?? { ignored: 'unknown' };
    if (!('target' in use)) return { title, use };
    // Files of shops have one language, which they do not name.
    if (!chosen && layout !== 'vitrine')
      use = { ...use, target: use.target.replace(/\.en$/, `.${language}`) as typeof use.target };
    if (taken.has(use.target)) return { title, use: { ignored: 'repeated' } };
    taken.add(use.target);
    return { title, use };
  });
  return { layout, columns };
}

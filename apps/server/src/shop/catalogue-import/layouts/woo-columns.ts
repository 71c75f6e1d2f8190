import { foldTitle } from './fold-title.ts';
import type { CellUnit, ColumnUse } from './layout.types.ts';
import { wooTitles } from './woo-titles.ts';

const uses = new Map<string, ColumnUse>(
  wooTitles.flatMap(([titles, use]) =>
    titles
      .split('|')
      .map((title): [string, ColumnUse] => [
        foldTitle(title),
        typeof use === 'string' ? { target: use } : use,
      ]),
  ),
);

const units: Readonly<Record<string, CellUnit>> = {
  g: 'g',
  г: 'g',
  克: 'g',
  kg: 'kg',
  кг: 'kg',
  公斤: 'kg',
  千克: 'kg',
  lbs: 'lb',
  lb: 'lb',
  oz: 'oz',
  mm: 'mm',
  мм: 'mm',
  cm: 'cm',
  см: 'cm',
  厘米: 'cm',
  m: 'm',
  м: 'm',
  in: 'in',
};

/** "Attribute 1 name" and what follows it, in the languages of the titles. */
const attribute =
  /^(?:attributes?|atributo|attribut|属性) ?(\d+) ?(.*)$|^(.*?) (?:del |do |de l[’'])?(?:atributo|attribut|атрибут[а-я]*) (\d+)$/;
const namePattern = /^(?:name|nombre|nome|nom|名称|имя|название)/;
const valuePattern = /^\(?(?:value|valor|valeur|值|значение|значения)/;

function findAttribute(title: string): ColumnUse | undefined {
  const match = attribute.exec(title);
  if (!match) return undefined;
  const number = Number(match[1] ?? match[4]);
  const rest = (match[2] ?? match[3] ?? '').trim();
  if (namePattern.test(rest)) return { target: `attribute${number}Name` };
  if (valuePattern.test(rest)) return { target: `attribute${number}Values` };
  return { ignored: 'shop-settings' };
}

/** Finds the use of a column of WooCommerce's file. A unit in brackets belongs to the cells. */
export function findWooUse(title: string): ColumnUse | undefined {
  const folded = foldTitle(title);
  const known = uses.get(folded);
  if (known) return known;
  const [, name = folded, unit = ''] = /^(.*?) ?[(（]([^()（）]+)[)）]$/.exec(folded) ?? [];
  const measured = uses.get(name);
  if (measured && units[unit] && 'target' in measured) return { ...measured, unit: units[unit] };
  if (/^(?:meta|метаданные|元数据)[:：]/.test(folded)) return { ignored: 'metafield' };
  if (/^(?:download|descarga|téléchargement|下载|загрузка) ?\d+/.test(folded))
    return { ignored: 'shop-settings' };
  return findAttribute(folded);
}

/** True if titles are those of WooCommerce: an ID or SKU, a type and a name, in any of the languages. */
export function isWooCommerce(titles: readonly string[]): boolean {
  const targets = new Set(
    titles.flatMap((title) => {
      const use = findWooUse(title);
      return use && 'target' in use ? [use.target] : [];
    }),
  );
  return (
    targets.has('wooType') && targets.has('name.en') && (targets.has('wooId') || targets.has('sku'))
  );
}

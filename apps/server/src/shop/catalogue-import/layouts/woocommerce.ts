import type { Language } from '@vitrine/contract/locales.ts';
import type { ImportTarget } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import { optionsMax } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import { parseHtml } from '../html-text.ts';
import type { Cells, ImportRecord, RowProblem } from '../import.types.ts';
import type { LayoutCell } from './layout.types.ts';

export type WooCells = Partial<Record<ImportTarget | LayoutCell, string>>;

/** A row as one of ours: the product that it belongs to, and what it adds to it. */
export interface WooRow {
  /** The ID of the product, `sku:…` for one that names none. */
  key: string;
  records: WooRecord[];
  problems: RowProblem[];
}

export interface WooRecord extends ImportRecord {
  /** The values of each attribute of a product: a variation that leaves one empty is for all of them. */
  attributes?: Record<string, string[]>;
}

const keyMax = 300;

/** The key of a variation that names no product: it belongs to the one that had its ID in an earlier file. */
const ofVariation = 'variation:';
export const isOfVariation = (key: string): boolean => key.startsWith(ofVariation);

/** Parts between commas; one that belongs to a part has a backslash before it. */
export const splitList = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);

/** Page builders and shortcodes leave marks in brackets: those with a hyphen, an underline or settings, and pairs of them. */
function stripShortcodes(text: string): string {
  return text
    .replace(/\[\/?[a-z][a-z0-9]*[_-][a-z0-9_-]*(?:\s[^\]]*)?\/?\]/gi, '')
    .replace(/\[[a-z][a-z0-9]*\s[^\]]*=[^\]]*\]/gi, '')
    .replace(/\[([a-z][a-z0-9]*)\]([^[]*)\[\/\1\]/gi, '$2')
    .replace(/\[\/[a-z][a-z0-9]*\]/gi, '');
}

/** A description: line breaks are written as a backslash and a letter. */
export const readWooText = (text: string): string =>
  parseHtml(stripShortcodes(text.replaceAll('\\r\\n', '\n').replaceAll('\\n', '\n'))).trim();

/** The most exact category: the first with two levels, else the first. */
function chooseCategory(text: string): string {
  const paths = splitList(text);
  return paths.find((path) => path.includes('>')) ?? paths[0] ?? '';
}

const attributeNumbers = (cells: WooCells): number[] =>
  Object.keys(cells)
    .flatMap((target) => /^attribute(\d+)Name$/.exec(target)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

function attributesOf(cells: WooCells): { name: string; values: string[] }[] {
  return attributeNumbers(cells).flatMap((number) => {
    const name = cells[`attribute${number}Name`]?.trim() ?? '';
    return name ? [{ name, values: splitList(cells[`attribute${number}Values`] ?? '') }] : [];
  });
}

const ownTargets = /^(?:woo|attribute\d)/;
const isOfProduct = (target: string): boolean =>
  target === 'brand' || /^(?:name|description|searchDescription)\./.test(target);

/** The cells that are ours, as those of a product or of a variant. */
function pick(cells: WooCells, part: 'product' | 'variant'): Cells {
  return Object.fromEntries(
    Object.entries(cells).filter(
      ([target]) => !ownTargets.test(target) && isOfProduct(target) === (part === 'product'),
    ),
  );
}

function productCells(cells: WooCells): Cells {
  const texts = Object.fromEntries(
    Object.entries(pick(cells, 'product')).map(([target, text]) => [
      target,
      target === 'brand' ? text : readWooText(text ?? ''),
    ]),
  ) as Cells;
  for (const [target, text] of Object.entries(texts))
    if (target.startsWith('searchDescription.'))
      texts[target as ImportTarget] = text.replaceAll(/\s+/g, ' ').slice(0, 320).trim();
  const published = cells.wooPublished?.trim();
  if (published !== undefined && published !== '') texts.published = published === '1' ? '1' : '0';
  if (cells.wooCategories !== undefined) texts.category = chooseCategory(cells.wooCategories);
  return texts;
}

function ofVariationId({ wooId }: WooCells): string {
  const id = wooId?.trim();
  return id ? `${ofVariation}${id}` : '';
}

/** Rows of WooCommerce's file, in its order: variations name their product by its ID or its SKU. */
export class WooReader {
  private readonly idsBySku = new Map<string, string>();
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  read(line: number, cells: WooCells): WooRow {
    const types = splitList(cells.wooType ?? 'simple').map((type) => type.toLowerCase());
    const fail = (key: string, problem: Omit<RowProblem, 'line'>): WooRow => ({
      key,
      records: [],
      problems: [{ line, ...problem }],
    });
    const sku = cells.sku?.trim() ?? '';
    const id = cells.wooId?.trim() || (sku ? `sku:${sku}` : '');
    const unsupported = types.find((type) => !['simple', 'variable', 'variation'].includes(type));
    if (unsupported !== undefined)
      return fail(id || `line:${line}`, {
        target: null,
        found: types.join(', '),
        code: 'type-not-supported',
      });
    if (types.includes('variation')) {
      const parent = cells.wooParent?.trim() ?? '';
      const key = parent.startsWith('id:')
        ? parent.slice(3).trim()
        : (this.idsBySku.get(parent) ?? (parent ? `sku:${parent}` : ofVariationId(cells)));
      if (!key)
        return fail(`line:${line}`, { target: null, found: parent, code: 'parent-missing' });
      return { key, records: [this.readVariation(line, cells)], problems: [] };
    }
    if (!id) return fail(`line:${line}`, { target: 'key', found: '', code: 'key-missing' });
    if (sku) this.idsBySku.set(sku, id);
    return { key: id, records: this.readProduct(line, cells, types), problems: [] };
  }

  /** The product to which rows belong that named its SKU before its own row came. */
  findKey(key: string): string {
    return key.startsWith('sku:') ? (this.idsBySku.get(key.slice(4)) ?? key) : key;
  }

  private readVariation(line: number, cells: WooCells): WooRecord {
    const record: WooRecord = {
      line,
      cells: pick(cells, 'variant'),
      variation: (cells.wooId?.trim() ?? '').slice(0, keyMax),
    };
    const [picture] = splitList(cells.wooImages ?? '');
    if (picture) record.cells.variantPictureUrl = picture;
    for (const [index, { name, values }] of attributesOf(cells).slice(0, optionsMax).entries()) {
      record.cells[`option${index + 1}Name.${this.language}` as ImportTarget] = name;
      record.cells[`option${index + 1}Value.${this.language}` as ImportTarget] = values.join(', ');
    }
    return record;
  }

  private readProduct(line: number, cells: WooCells, types: readonly string[]): WooRecord[] {
    const isVariable = types.includes('variable');
    const [first, ...further] = splitList(cells.wooImages ?? '');
    const record: WooRecord = {
      line,
      cells: { ...productCells(cells), ...(isVariable ? {} : pick(cells, 'variant')) },
      ...(isVariable && {
        attributes: Object.fromEntries(
          attributesOf(cells).map(({ name, values }) => [name, values]),
        ),
      }),
    };
    if (cells.wooImages !== undefined) record.cells.pictureUrl = first ?? '';
    return [record, ...further.map((url) => ({ line, cells: { pictureUrl: url } }))];
  }
}

/**
 * Each variation that leaves an attribute empty, once for each of its values that no other names. Only the first keeps the SKU, and
 * none the ID: which values it makes depends on the other variations.
 */
export function expandVariations(
  records: readonly WooRecord[],
  language: Language,
): ImportRecord[] {
  const attributes = records.find((record) => record.attributes)?.attributes;
  if (!attributes) return [...records];
  const numbers = Array.from({ length: optionsMax }, (_none, index) => index + 1);
  const targetOf = (number: number) => `option${number}Value.${language}` as ImportTarget;
  const open = ({ cells }: WooRecord) =>
    numbers.filter(
      (number) =>
        cells[`option${number}Name.${language}` as ImportTarget] && cells[targetOf(number)] === '',
    );
  const identify = (cells: Cells) =>
    JSON.stringify(numbers.map((number) => cells[targetOf(number)] ?? ''));
  const named = new Set(
    records.filter((record) => !open(record).length).map(({ cells }) => identify(cells)),
  );
  return records.flatMap((record): ImportRecord[] => {
    const { line, cells, variation } = record;
    const empty = open(record);
    if (!empty.length) return [{ line, cells, ...(variation !== undefined && { variation }) }];
    let made: Cells[] = [cells];
    for (const number of empty) {
      const all = attributes[cells[`option${number}Name.${language}` as ImportTarget] ?? ''] ?? [];
      if (all.length)
        made = made.flatMap((one) => all.map((text) => ({ ...one, [targetOf(number)]: text })));
    }
    return made
      .filter((one) => !named.has(identify(one)))
      .map((one, index) => ({
        line,
        cells: index === 0 || one.sku === undefined ? one : { ...one, sku: '' },
        variation: '',
      }));
  });
}

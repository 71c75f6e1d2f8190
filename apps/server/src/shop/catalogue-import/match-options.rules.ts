import { foldText } from '@vitrine/contract/fold-text.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import { optionsMax } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import { toKey } from '@vitrine/contract/shop/product-codes.ts';
import type { OptionForm } from '@vitrine/contract/shop/product-form-parts.ts';
import type { RowCells } from './row-cells.ts';

type Texts = Partial<Record<Language, string>>;

const tidyTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, asLine(text)]));
const isFilled = (texts: Texts): boolean => Object.values(texts).some(Boolean);
const foldAll = (texts: Texts): string[] => Object.values(texts).filter(Boolean).map(foldText);

interface Named {
  key: string;
  names: Texts;
}

/**
 * The one that a file names: by the same names, by a similar name in the first language of the file, and if it has no name in that
 * language by one of another language or by its key.
 */
function findNamed<Item extends Named>(items: readonly Item[], texts: Texts): Item | undefined {
  const [language, text = ''] =
    (Object.entries(texts).find(([, one]) => one) as [Language, string] | undefined) ?? [];
  if (!language) return undefined;
  const nameOf = ({ names }: Item) => names[language] ?? '';
  const folded = foldText(text);
  const isSame = ({ names }: Item) =>
    Object.entries(texts).every(([one, wanted]) => (names[one as Language] ?? '') === wanted);
  return (
    items.find((item) => nameOf(item) === text && isSame(item)) ??
    items.find((item) => nameOf(item) === text) ??
    items.find((item) => foldText(nameOf(item)) === folded) ??
    items.find(
      (item) => nameOf(item) === '' && (item.key === text || foldAll(item.names).includes(folded)),
    )
  );
}

/** A key that no other has, made of the name. */
function keyOf(texts: Texts, taken: readonly Named[], fallback: string): string {
  const named = Object.values(texts).map((text) => toKey(text, 36));
  const base = named.find(Boolean) ?? fallback;
  const used = new Set(taken.map(({ key }) => key));
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!used.has(key)) return key;
  }
}

const allNames = (texts: Texts): OptionForm['names'] =>
  Object.fromEntries(
    languages.map((language) => [language, texts[language] ?? '']),
  ) as OptionForm['names'];

/**
 * Names in the languages of the file; an empty cell clears a translation, but not the last name. A name that is the one of another
 * language, because there was none in this one, is no translation.
 */
function mergeNames(before: OptionForm['names'], texts: Texts): OptionForm['names'] {
  const known = new Set(Object.values(before).filter(Boolean));
  const own = Object.entries(texts).filter(
    ([language, text]) => before[language as Language] !== '' || !known.has(text),
  );
  const merged = { ...before, ...Object.fromEntries(own) };
  return isFilled(merged) ? merged : before;
}

/** A product without options is written as one option "Title" with one value. */
const isDefaultTitle = (name: Texts, values: readonly Texts[]): boolean =>
  values.every((value) => foldAll(value).includes('default title')) &&
  (!isFilled(name) || foldAll(name).includes('title'));

export interface MatchedOptions {
  options: OptionForm[];
  /** For each row its value of each option that the file has, by keys; undefined where the cell is empty. */
  values: (Readonly<Record<string, string>> | undefined)[];
  /** Keys of options that the file has. */
  given: string[];
  /** Options of the rows whose value is missing, by row: their names. */
  missing: string[][];
}

/** Finds the options and values that rows name among those of the product, and adds what is new. */
export function matchOptions(
  rows: readonly RowCells[],
  before: readonly OptionForm[],
): MatchedOptions {
  const options = structuredClone([...before]);
  const values: Record<string, string>[] = rows.map(() => ({}));
  const missing: string[][] = rows.map(() => []);
  const given: string[] = [];
  for (let number = 1; number <= optionsMax; number += 1) {
    const cells = rows.map((row) => tidyTexts(row.textsOf(`option${number}Value`)));
    if (!cells.some(isFilled)) continue;
    const names = rows.map((row) => tidyTexts(row.textsOf(`option${number}Name`)));
    const name = names.find(isFilled) ?? {};
    if (number === 1 && isDefaultTitle(name, cells)) continue;
    const free = options.filter(({ key }) => !given.includes(key));
    let option = isFilled(name) ? findNamed(free, name) : free[0];
    const inPlace = options[number - 1];
    if (
      !option &&
      inPlace &&
      before.includes(before[number - 1] as OptionForm) &&
      free.includes(inPlace)
    )
      option = inPlace;
    if (!option) {
      const titled = isFilled(name) ? name : { en: `Option ${number}` };
      option = {
        key: keyOf(titled, options, `option-${number}`),
        names: allNames(titled),
        values: [],
      };
      options.push(option);
    } else if (isFilled(name)) option.names = mergeNames(option.names, name);
    given.push(option.key);
    const label = foldedLabel(option);
    const named = new Set<string>();
    for (const [index, texts] of cells.entries()) {
      if (!isFilled(texts)) {
        missing[index]?.push(label);
        continue;
      }
      let value = findNamed(option.values, texts);
      if (!value) {
        value = {
          key: keyOf(texts, option.values, `value-${option.values.length + 1}`),
          names: allNames(texts),
          swatch: null,
        };
        option.values.push(value);
      } else if (!named.has(value.key)) value.names = mergeNames(value.names, texts);
      named.add(value.key);
      (values[index] as Record<string, string>)[option.key] = value.key;
    }
  }
  return { options, values, given, missing };
}

/** How an option is called in a sentence. */
const foldedLabel = ({ names, key }: OptionForm): string =>
  names.en || languages.map((language) => names[language]).find(Boolean) || key;

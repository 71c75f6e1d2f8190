import type { Language } from '@vitrine/contract/locales.ts';
import { languages } from '@vitrine/contract/locales.ts';
import type {
  ImportProblemCode,
  ImportTarget,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { ImportRecord, ReadingRules, RowProblem } from './import.types.ts';
import { type ReadCell, readEscaped } from './read-cell.rules.ts';

const foundMax = 80;
export const formatFound = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > foundMax ? `${line.slice(0, foundMax - 1)}…` : line;
};

/** The cells of a row, and the problems that reading them finds. */
export class RowCells {
  readonly line: number;
  /** The ID of the variation that the row is; empty if it is none with an ID. */
  readonly variation: string;
  readonly problems: RowProblem[] = [];
  private readonly cells: ImportRecord['cells'];
  private readonly rules: ReadingRules;

  constructor({ line, cells, variation = '' }: ImportRecord, rules: ReadingRules) {
    this.line = line;
    this.variation = variation;
    this.cells = cells;
    this.rules = rules;
  }

  /** The text of a cell; undefined if the file has no such column. An empty cell is an empty text. */
  text(target: ImportTarget): string | undefined {
    if (!this.rules.targets.has(target)) return undefined;
    const cell = readEscaped(this.cells[target] ?? '').trim();
    if (cell.includes('\ufffd')) this.fail(target, 'characters');
    return cell;
  }

  /** True if any of the cells is filled. */
  hasAny(targets: readonly ImportTarget[]): boolean {
    return targets.some((target) => (this.cells[target] ?? '').trim() !== '');
  }

  /** The value of a filled cell: undefined for an empty one, for a missing column and for one with a problem. */
  read<Value>(target: ImportTarget, parse: (cell: string) => ReadCell<Value>): Value | undefined {
    const cell = this.text(target);
    if (!cell) return undefined;
    const read = parse(cell);
    if (read.problem === undefined) return read.value;
    this.fail(target, read.problem, read.values);
    return undefined;
  }

  fail(
    target: ImportTarget | null,
    code: ImportProblemCode,
    values?: Readonly<Record<string, string | number>>,
    isNote = false,
  ): void {
    this.problems.push({
      line: this.line,
      target,
      found: formatFound(target ? (this.cells[target] ?? '') : ''),
      code,
      ...(values && { values }),
      ...(isNote && { isNote }),
    });
  }

  note(
    target: ImportTarget | null,
    code: ImportProblemCode,
    values?: Readonly<Record<string, string | number>>,
  ): void {
    this.fail(target, code, values, true);
  }

  get hasErrors(): boolean {
    return this.problems.some(({ isNote }) => !isNote);
  }

  /** The texts of a field in the languages of which the file has a column. */
  textsOf(field: string): Partial<Record<Language, string>> {
    return Object.fromEntries(
      languages.flatMap((language) => {
        const text = this.text(`${field}.${language}` as ImportTarget);
        return text === undefined ? [] : [[language, text]];
      }),
    );
  }
}

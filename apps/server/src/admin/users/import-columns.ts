import { languages } from '@vitrine/contract/locales.ts';
import { Failure } from '#platform/failure.ts';
import type { TableRow } from '#platform/files/table-parser.ts';
import type * as english from '#texts/en/user-sheet.ts';
import { loadArea } from '#texts/load-area.ts';

/** The columns of the template and of the export, in their order. */
export const sheetColumns = [
  'username',
  'nickname',
  'gender',
  'mobile',
  'email',
  'roles',
  'department',
  'status',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];
type SheetRow = Record<SheetColumn, string>;

export interface GivenRow {
  /** Its number in the file. */
  row: number;
  cells: SheetRow;
}

interface GivenRows {
  rows: GivenRow[];
  /** Titles of columns that an import does not use. */
  ignoredColumns: string[];
}

/** What cannot be empty, so that a file without the column is refused. */
const neededColumns = [
  'username',
  'nickname',
  'email',
  'roles',
] as const satisfies readonly SheetColumn[];
/** How many filled rows may be above the titles: the name of a list, for example. */
const rowsAboveTitles = 5;

const texts = await loadArea<typeof english>('user-sheet');

const foldTitle = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*:’']+/g, ' ')
    .trim();

/** Names of the API, and those that clients of the admin family write. */
const apiNames: Readonly<Partial<Record<SheetColumn, readonly string[]>>> = {
  roles: ['roleCodes'],
  department: ['deptCode', 'deptName'],
};

const titles = new Map(
  languages.flatMap((language) => {
    const { columns, formerColumns } = texts[language].userSheet;
    return sheetColumns.flatMap((column) => {
      const former = column === 'roles' || column === 'department' ? [formerColumns[column]] : [];
      return [column, columns[column], ...former, ...(apiNames[column] ?? [])].map(
        (title) => [foldTitle(title), column] as const,
      );
    });
  }),
);
const foldCreated = (title: string) => foldTitle(title).replace(/ ?\(.*\)$/, '');
/** A column of the export that has nothing about a new user; its title names a time zone in brackets. */
const createdTitles = new Set(
  languages.map((language) => foldCreated(texts[language].userSheet.created)),
);

const columnsOf = ({ cells }: TableRow): (SheetColumn | undefined)[] =>
  cells.map((cell) => titles.get(foldTitle(cell)));

/** Finds the columns by their titles, in any language and order. Refuses a file without titles, or without a needed column. */
export function readColumns(lines: readonly TableRow[], language: keyof typeof texts): GivenRows {
  const { columns } = texts[language].userSheet;
  const listOf = (names: readonly SheetColumn[]) => names.map((name) => columns[name]).join(', ');
  const index = lines
    .slice(0, rowsAboveTitles)
    .findIndex((line) => columnsOf(line).filter(Boolean).length > 1);
  const head = lines[index];
  if (!head) throw new Failure('sheet-titles', { values: { columns: listOf(neededColumns) } });
  const found = columnsOf(head);
  const missing = neededColumns.filter((name) => !found.includes(name));
  if (missing.length) throw new Failure('sheet-columns', { values: { missing: listOf(missing) } });
  // The second of two columns with one meaning is ignored as well, and named.
  const isIgnored = (title: string, at: number) => {
    const column = found[at];
    return column
      ? found.indexOf(column) !== at
      : title !== '' && !createdTitles.has(foldCreated(title));
  };
  const rows = lines.slice(index + 1).map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      sheetColumns.map((name) => [name, cells[found.indexOf(name)] ?? '']),
    ) as SheetRow,
  }));
  if (rows.length === 0) throw new Failure('sheet-empty');
  return { rows, ignoredColumns: head.cells.filter(isIgnored) };
}

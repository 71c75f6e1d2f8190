/** Cells that hold a tab, a line break or a quotation mark are quoted, as spreadsheet programs do. */
const quote = (text: string): string =>
  /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A block of cells as text for the clipboard: a line per row, tabs between cells. */
export const writeBlock = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quote).join('\t')).join('\n');

/** The cells of a block that a spreadsheet program, or `writeBlock`, put into the clipboard. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted cell, or one up to the next tab or line break, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (;;) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    // The line break after the last row begins no further row.
    if (!end || cell.lastIndex >= text.length) return rows;
  }
}

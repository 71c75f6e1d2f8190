import { writeZip, type ZippedFile } from './write-zip.ts';

export type XlsxCell = string | number | null;

/** Characters that XML cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, except the sheet. */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** The letters of a column: A, B … Z, AA. */
function formatColumn(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${formatColumn(Math.floor(index / 26) - 1)}${letter}`;
}

/** A text is typed as a text, so that a spreadsheet never runs it as a formula. Some readers need the address of each cell. */
function writeCell(cell: XlsxCell, address: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

const writeRow = (cells: readonly XlsxCell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, index) => writeCell(cell, `${formatColumn(index)}${row}`)).join('')}</row>`;

async function* writeSheet(
  parts: AsyncIterable<readonly (readonly XlsxCell[])[]>,
): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetData>`;
  let written = 0;
  for await (const rows of parts) {
    const first = written + 1;
    yield rows.map((cells, index) => writeRow(cells, first + index)).join('');
    written += rows.length;
  }
  yield '</sheetData></worksheet>';
}

async function* listFiles(
  parts: AsyncIterable<readonly (readonly XlsxCell[])[]>,
): AsyncGenerator<ZippedFile> {
  for (const [name, content] of Object.entries(frame)) yield { name, content };
  yield { name: 'xl/worksheets/sheet1.xml', content: writeSheet(parts) };
}

/** Rows as an XLSX file with one sheet, made while they are read: no more than one part of the rows is in memory. */
export const writeXlsxRows = (
  parts: AsyncIterable<readonly (readonly XlsxCell[])[]>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> => writeZip(listFiles(parts), madeAt);

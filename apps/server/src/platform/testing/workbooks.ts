import { strToU8, zipSync } from 'fflate';

const xml = (text: string, doctype = '') =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?>${doctype}${text}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with these rows as its first sheet, as small as one can be. */
export function createWorkbook(
  rows: string,
  {
    sheets = {},
    strings = '',
    doctype = '',
  }: { sheets?: Record<string, string>; strings?: string; doctype?: string } = {},
): Buffer {
  const all: Record<string, string> = { 'sheet1.xml': rows, ...sheets };
  const names = Object.keys(all);
  const sheetList = names
    .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('');
  const relations = names.map(
    (name, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/${name}"/>`,
  );
  return Buffer.from(
    zipSync(
      {
        'xl/workbook.xml': xml(
          `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheetList}</sheets></workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': xml(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
        ),
        ...(strings
          ? { 'xl/sharedStrings.xml': xml(`<sst xmlns="${main}">${strings}</sst>`) }
          : {}),
        ...Object.fromEntries(
          Object.entries(all).map(([name, content]) => [
            `xl/worksheets/${name}`,
            xml(
              `<worksheet xmlns="${main}"><sheetData>${content}</sheetData></worksheet>`,
              doctype,
            ),
          ]),
        ),
      },
      { level: 9 },
    ),
  );
}

export const writeCell = (address: string, value = '1') => `<c r="${address}"><v>${value}</v></c>`;
export const writeRow = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells.join('')}</row>`;

/** Encodings that a table of text can be in; the first five are recognised, the others are chosen. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'shift_jis',
  'windows-1251',
  'gb18030',
  'euc-kr',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Separators of the cells of a line. */
export const cellDelimiters = [',', ';', '\t', '|'] as const;
export type CellDelimiter = (typeof cellDelimiters)[number];

/** How far a guess can be relied on. */
export const guessCertainties = ['sure', 'likely', 'unsure'] as const;
export type GuessCertainty = (typeof guessCertainties)[number];

/** Why a file cannot be read to its end. */
export const tableProblems = [
  'wrong-encoding',
  'quote-not-closed',
  'cell-too-large',
  'too-many-columns',
  'workbook-too-large',
  'workbook-unreadable',
  'empty',
] as const;
export type TableProblemCode = (typeof tableProblems)[number];

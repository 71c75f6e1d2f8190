/** A title for comparison: without a byte order mark, invisible signs, capitals and differences of blanks. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();

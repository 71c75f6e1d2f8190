const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** A list, if every line begins with its mark. */
function listOf(lines: readonly string[], mark: RegExp, tag: string): string | undefined {
  if (!lines.every((line) => mark.test(line))) return undefined;
  return `<${tag}>${lines.map((line) => `<li>${escaped(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

function blockOf(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (lines.length === 1 && first.startsWith('## ')) return `<h3>${escaped(first.slice(3))}</h3>`;
  return (
    listOf(lines, /^- /, 'ul') ??
    listOf(lines, /^\d+\. /, 'ol') ??
    `<p>${lines.map(escaped).join('<br>')}</p>`
  );
}

/** The articles of the demonstration are written as blocks between empty lines: paragraphs, lists, and headings that begin with `## `. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf)
    .join('');

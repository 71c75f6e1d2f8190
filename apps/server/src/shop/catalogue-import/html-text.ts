const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  deg: '°',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
};

function decodeEntity(all: string, name: string): string {
  const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  if (!code) return entities[name] ?? entities[name.toLowerCase()] ?? all;
  const point = code[1] ? Number.parseInt(code[1], 16) : Number(code[2]);
  return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
    ? String.fromCodePoint(point)
    : '';
}

/** True for a text with tags or entities: any other is taken as it is. */
const isHtml = (text: string): boolean =>
  /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text);

/** The text of HTML: paragraphs, breaks and lists become lines; scripts, styles and all other tags go. */
export function parseHtml(html: string): string {
  if (!isHtml(html)) return html;
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?<br\s*\/?> ?/gi, '\n')
    .replace(/ ?<li\b[^>]*> ?/gi, '\n• ')
    .replace(/ ?<\/(?:p|div|h[1-6]|ul|ol|table|blockquote|section)\s*> ?/gi, '\n\n')
    .replace(/ ?<\/?(?:tr|hr)\b[^>]*> ?/gi, '\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi, decodeEntity);
}

/** A text as HTML that `parseHtml` reads back to the letter. */
export function writeHtml(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/\u00a0/g, '&nbsp;')
    .replace(/^ | $|(?<=\n) | (?=\n)|(?<= ) /g, '&#32;')
    .replace(/\n/g, (_sign, place: number, all: string) =>
      // Further empty lines would fall together.
      all[place - 1] === '\n' && all[place - 2] === '\n' ? '&#10;' : '<br>',
    );
}

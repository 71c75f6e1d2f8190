import type { MailContent, MailFact, MailLine } from '#texts/mails.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Email clients that support a dark mode use these; all others use the inline styles. */
const dark =
  '@media(prefers-color-scheme:dark){.ground{background:#0e1116!important}.card{background:#161a21!important;border-color:#262c37!important}.ink{color:#f0f2f6!important}.soft{color:#b4bccb!important}.line{border-color:#262c37!important}.sunk{background:#1e232d!important}}';
const narrow =
  '@media(max-width:480px){.card{padding:22px 18px!important}.fact{display:block!important;width:auto!important}}';

const table = (rows: string, style: string) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="${style}">${rows}</table>`;

/** A picture of the thing, or a place of its size, so that the names stay below each other. */
function renderPicture(url: string | undefined): string {
  const size = 'width="48" height="60"';
  const inside = url
    ? `<img src="${escapeHtml(url)}" ${size} alt="" style="display:block;width:48px;height:60px;border-radius:8px;object-fit:cover">`
    : `<div class="sunk" style="width:48px;height:60px;border-radius:8px;background:#f2f4f7"></div>`;
  return `<td width="48" valign="middle" class="line" style="padding:10px 12px 10px 0;border-bottom:1px solid #e6e9ef">${inside}</td>`;
}

function renderLine(
  line: MailLine,
  { hasPictures, isTotal }: { hasPictures: boolean; isTotal: boolean },
): string {
  const isGoods = 'pictureUrl' in line;
  const style = isTotal
    ? 'padding:12px 0;font-size:17px;font-weight:700'
    : `padding:${isGoods ? 10 : 7}px 0;border-bottom:1px solid #e6e9ef`;
  const value = line.amount
    ? `<td class="line" align="right" style="${style};padding-left:12px;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(line.amount)}</td>`
    : '';
  const label = line.url
    ? `<a class="ink" href="${escapeHtml(line.url)}" style="color:#101828;text-decoration:underline">${escapeHtml(line.label)}</a>`
    : escapeHtml(line.label);
  const picture = hasPictures && isGoods ? renderPicture(line.pictureUrl) : '';
  const columns = 1 + (hasPictures && !isGoods ? 1 : 0) + (line.amount ? 0 : 1);
  return `<tr>${picture}<td class="line" style="${style}"${columns > 1 ? ` colspan="${columns}"` : ''}>${label}</td>${value}</tr>`;
}

function renderLines({ lines = [], total }: MailContent): string {
  const all = total ? [...lines, total] : lines;
  if (!all.length) return '';
  const hasPictures = lines.some((line) => line.pictureUrl);
  const rows = all
    .map((line) => renderLine(line, { hasPictures, isTotal: line === total }))
    .join('');
  return `<div class="ink" style="color:#101828">${table(rows, 'margin:4px 0 16px;font-size:14px')}</div>`;
}

function renderFact({ label, lines, url }: MailFact): string {
  const shown = lines.map((line, place) =>
    url && place === lines.length - 1
      ? `<a class="ink" href="${escapeHtml(url)}" style="color:#101828;text-decoration:underline">${escapeHtml(line)}</a>`
      : escapeHtml(line),
  );
  return `<td class="fact" valign="top" width="50%" style="padding:14px 12px 0 0"><div class="soft" style="color:#475467;font-size:12px">${escapeHtml(label)}</div><div class="ink" style="color:#101828;font-size:14px">${shown.join('<br>')}</div></td>`;
}

/** Facts in two columns, one below the other on a phone. */
function renderFacts({ facts = [] }: MailContent): string {
  const rows: string[] = [];
  for (let place = 0; place < facts.length; place += 2)
    rows.push(
      `<tr>${facts
        .slice(place, place + 2)
        .map(renderFact)
        .join('')}</tr>`,
    );
  return rows.length ? table(rows.join(''), 'margin:0 0 20px') : '';
}

function renderBrand({ brand }: MailContent): string {
  if (!brand) return '';
  const picture = brand.pictureUrl
    ? `<td width="40" style="padding-right:12px"><img src="${escapeHtml(brand.pictureUrl)}" width="40" height="40" alt="" style="display:block;width:40px;height:40px;${brand.isSquare ? 'border-radius:8px;object-fit:contain' : 'border-radius:20px;object-fit:cover'}"></td>`
    : `<td width="16"><div style="width:4px;height:24px;border-radius:2px;background:${brand.fill}"></div></td>`;
  const name = `<td class="ink" style="color:#101828;font-size:17px;font-weight:700">${
    brand.url
      ? `<a class="ink" href="${escapeHtml(brand.url)}" style="color:#101828;text-decoration:none">${escapeHtml(brand.name)}</a>`
      : escapeHtml(brand.name)
  }</td>`;
  return table(`<tr>${picture}${name}</tr>`, 'margin:0 0 14px');
}

function renderFooter({ footer = [], links = [] }: MailContent): string {
  const small = (inside: string) =>
    `<p class="soft" style="margin:0 4px 6px;font-size:12px;color:#475467">${inside}</p>`;
  const shown = links.map(
    ({ label, url }) =>
      `<a class="soft" href="${escapeHtml(url)}" style="color:#475467;text-decoration:underline">${escapeHtml(label)}</a>`,
  );
  const parts = [
    ...footer.map((line) => small(escapeHtml(line))),
    ...(shown.length ? [small(shown.join(' · '))] : []),
  ];
  return parts.length ? `<div style="margin-top:16px">${parts.join('')}</div>` : '';
}

/** An email as simple HTML with inline styles, which all email clients support; a store's email has its name, picture and colour. */
export function renderMail(content: MailContent, locale: string): string {
  const paragraphs = content.paragraphs
    .map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`)
    .join('');
  const code = content.code
    ? `<p style="margin:8px 0 20px;font-size:30px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(content.code)}</p>`
    : '';
  const { fill, onFill } = content.brand ?? { fill: '#2f6ff0', onFill: '#ffffff' };
  const action = content.action
    ? `<p style="margin:6px 0 20px"><a href="${escapeHtml(content.action.url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${fill};color:${onFill};text-decoration:none;font-weight:600">${escapeHtml(content.action.label)}</a></p>`
    : '';
  const card = `<div class="card ink" style="padding:28px;border:1px solid #e6e9ef;border-radius:12px;background:#ffffff;color:#101828"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(content.subject)}</h1>${paragraphs}${code}${action}${renderLines(content)}${renderFacts(content)}<p class="soft" style="margin:0;color:#475467;font-size:13px">${escapeHtml(content.closing)}</p></div>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${dark}${narrow}</style></head><body class="ground" style="margin:0;background:#f6f7f9"><div style="max-width:560px;margin:0 auto;padding:32px 16px;font:15px/1.55 Inter,system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere">${renderBrand(content)}${card}${renderFooter(content)}</div></body></html>`;
}

/** The same facts as plain text, for clients and people who read no HTML. */
export function writeMailText(content: MailContent): string {
  const lines = [...(content.lines ?? []), ...(content.total ? [content.total] : [])];
  return [
    ...content.paragraphs,
    content.code ?? '',
    content.action ? `${content.action.label}: ${content.action.url}` : '',
    lines
      .map(({ label, amount, url }) => [label, amount, url].filter(Boolean).join('  '))
      .join('\n'),
    ...(content.facts ?? []).map((fact) =>
      [`${fact.label}:`, ...fact.lines, fact.url].filter(Boolean).join('\n'),
    ),
    content.closing,
    [
      ...(content.footer ?? []),
      ...(content.links ?? []).map(({ label, url }) => `${label}: ${url}`),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

import type { MailContent } from '#texts/mails.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Email clients that support a dark mode use these; all others use the inline styles. */
const dark =
  '@media(prefers-color-scheme:dark){.ground{background:#0e1116!important}.card{background:#161a21!important;border-color:#262c37!important}.ink{color:#f0f2f6!important}.soft{color:#b4bccb!important}.line{border-color:#262c37!important}}';

function renderLines({ lines = [], total }: MailContent): string {
  const all = total ? [...lines, total] : lines;
  if (!all.length) return '';
  const cells = all.map((line) => {
    const isTotal = line === total;
    const style = `padding:8px 0;${isTotal ? 'font-size:16px;font-weight:700' : 'border-bottom:1px solid #e6e9ef'}`;
    const value = line.amount
      ? `<td class="line" align="right" style="${style};padding-left:12px;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(line.amount)}</td>`
      : '';
    const label = line.url
      ? `<a class="ink" href="${escapeHtml(line.url)}" style="color:#101828;text-decoration:underline">${escapeHtml(line.label)}</a>`
      : escapeHtml(line.label);
    return `<tr><td class="line" style="${style}"${line.amount ? '' : ' colspan="2"'}>${label}</td>${value}</tr>`;
  });
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="ink" style="margin:4px 0 20px;font-size:14px;color:#101828">${cells.join('')}</table>`;
}

/** An email as simple HTML with inline styles, which all email clients support; a store's email has its name and colour. */
export function renderMail(content: MailContent, locale: string): string {
  const paragraphs = content.paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`).join('');
  const code = content.code
    ? `<p style="margin:8px 0 20px;font-size:30px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(content.code)}</p>`
    : '';
  const { fill, onFill } = content.brand ?? { fill: '#2f6ff0', onFill: '#ffffff' };
  const action = content.action
    ? `<p style="margin:6px 0 20px"><a href="${escapeHtml(content.action.url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${fill};color:${onFill};text-decoration:none;font-weight:600">${escapeHtml(content.action.label)}</a></p>`
    : '';
  const brand = content.brand
    ? `<p class="ink" style="margin:0 0 14px;padding-left:12px;border-left:4px solid ${fill};font-size:17px;font-weight:700;color:#101828">${escapeHtml(content.brand.name)}</p>`
    : '';
  const footer = content.footer
    ? `<p class="soft" style="margin:16px 4px 0;font-size:12px;color:#475467">${escapeHtml(content.footer)}</p>`
    : '';
  const card = `<div class="card ink" style="padding:28px;border:1px solid #e6e9ef;border-radius:12px;background:#ffffff;color:#101828"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(content.subject)}</h1>${paragraphs}${code}${renderLines(content)}${action}<p class="soft" style="margin:0;color:#475467;font-size:13px">${escapeHtml(content.closing)}</p></div>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${dark}</style></head><body class="ground" style="margin:0;background:#f6f7f9"><div style="max-width:520px;margin:0 auto;padding:32px 16px;font:15px/1.55 Inter,system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere">${brand}${card}${footer}</div></body></html>`;
}

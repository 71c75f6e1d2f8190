import type { MailContent } from '#texts/mails.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A mail as calm HTML with inline styles, which is all that mail programs agree on. */
export function renderMail(content: MailContent, locale: string): string {
  const paragraphs = content.paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`).join('');
  const code = content.code
    ? `<p style="margin:8px 0 20px;font-size:30px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(content.code)}</p>`
    : '';
  const rows = (content.rows ?? [])
    .map(
      ([left, right]) =>
        `<tr><td style="padding:6px 0;border-bottom:1px solid #e6e9ef">${escapeHtml(left)}</td><td align="right" style="padding:6px 0;border-bottom:1px solid #e6e9ef;white-space:nowrap">${escapeHtml(right)}</td></tr>`,
    )
    .join('');
  const table = rows
    ? `<table role="presentation" width="100%" cellspacing="0" style="margin:0 0 18px;font-size:14px">${rows}</table>`
    : '';
  const action = content.action
    ? `<p style="margin:6px 0 20px"><a href="${escapeHtml(content.action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6ff0;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(content.action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#f6f7f9"><div style="max-width:520px;margin:0 auto;padding:32px 16px;font:15px/1.55 Inter,system-ui,-apple-system,'Segoe UI',sans-serif;color:#101828"><div style="padding:28px;border:1px solid #e6e9ef;border-radius:12px;background:#ffffff"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(content.subject)}</h1>${paragraphs}${code}${table}${action}<p style="margin:0;color:#475467;font-size:13px">${escapeHtml(content.closing)}</p></div></div></body></html>`;
}

import { fillText } from '@vitrine/contract/fill-text.ts';
import { intlTags, type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { type Currency, formatMoney } from '@vitrine/contract/money.ts';
import { typeset } from '@vitrine/contract/typography.ts';
import { hashOf, testCards } from './bank-rows.ts';
import { type PageText, pageTexts } from './page-texts.ts';
import type { SandboxLink, SandboxPayment } from './sandbox.types.ts';

/** The code that the second step expects. */
export const challengeCode = '424242';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** A text of the page, with its values, ready for HTML. */
export function writeText(
  key: PageText,
  language: Language,
  values: Record<string, string> = {},
): string {
  return escapeHtml(fillText(typeset(pageTexts[language][key], language), values));
}

const icons = {
  bank: '<svg viewBox="0 0 28 28" fill="none" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor"/><path d="M6.5 12 14 7.5 21.5 12M8.5 13v6m3.7-6v6m3.6-6v6m3.7-6v6M6.5 20.5h15" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  card: '<svg viewBox="0 0 30 20" fill="none" aria-hidden="true"><rect x=".75" y=".75" width="28.5" height="18.5" rx="3.25" stroke="currentColor" stroke-width="1.5"/><path d="M1 6.5h28M5 14h6" stroke="currentColor" stroke-width="1.5"/></svg>',
  good: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>',
  wait: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/></svg>',
  bad: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M7 7l10 10M17 7 7 17"/></svg>',
};

/** One complete page; `goOn` redirects the browser after a second, without a script. */
export function drawPage(
  language: Language,
  title: string,
  body: string,
  path: string,
  goOn?: string,
): string {
  const links = languages
    .map(
      (other) =>
        `<a href="${path}?lang=${other}" lang="${intlTags[other]}" hreflang="${intlTags[other]}"${other === language ? ' aria-current="true"' : ''}>${languageNames[other]}</a>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${intlTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${writeText('bank', language)}</title><link rel="preload" href="/inter.woff2" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="/bank.css"><link rel="icon" href="/icon.svg" type="image/svg+xml">${
    goOn ? `<meta http-equiv="refresh" content="1; url=${escapeHtml(goOn)}">` : ''
  }</head>
<body><div class="shell"><header>${icons.bank}${writeText('bank', language)}</header><main>${body}</main>
<footer><p>${writeText('trial', language)}</p><nav aria-label="${writeText('language', language)}">${links}</nav></footer></div></body></html>`;
}

/** The outcome, with the link back. */
function statePage(
  language: Language,
  mark: 'good' | 'wait' | 'bad',
  title: PageText,
  text: PageText | null,
  path: string,
  returnUrl: string | null,
): string {
  const back = returnUrl
    ? `<a class="button primary" href="${escapeHtml(returnUrl)}">${writeText('back', language)}</a>`
    : '';
  const lines = [text, returnUrl ? 'backText' : null]
    .filter((key) => key !== null)
    .map((key) => `<p>${writeText(key as PageText, language)}</p>`);
  const body = `<div class="card state" role="status"><span class="mark ${mark}">${icons[mark]}</span><h1>${writeText(title, language)}</h1>${lines.join('')}${back}</div>`;
  return drawPage(language, writeText(title, language), body, path, returnUrl ?? undefined);
}

/** An amount of a payment, by default its whole. */
export function formatAmount(
  { amount: whole, currency }: SandboxPayment,
  language: Language,
  amount = whole,
): string {
  return formatMoney(
    { amount: Number(amount), currency: currency as Currency },
    intlTags[language],
  );
}

/** The link back states that the bank required a second step, as its event does. */
function afterChallenge(payment: SandboxPayment): SandboxPayment {
  if (!payment.returnUrl) return payment;
  const address = new URL(payment.returnUrl);
  address.searchParams.set('step', 'authorization');
  return { ...payment, returnUrl: address.href };
}

/** The person left the page without paying; the payment is still open. */
export const drawLeftPage = ({ ref, returnUrl }: SandboxPayment, language: Language): string =>
  statePage(language, 'bad', 'declinedTitle', 'declinedText', `/pay/${ref}`, returnUrl);

/** The payment page, or the outcome of the payment. */
export function paymentPage(
  made: SandboxPayment,
  language: Language,
  isChallenged = false,
): string {
  const payment = isChallenged ? afterChallenge(made) : made;
  const path = `/pay/${payment.ref}`;
  if (payment.state === 'captured' || payment.state === 'authorized')
    return statePage(language, 'good', 'doneTitle', null, path, payment.returnUrl);
  if (payment.isProcessing)
    return statePage(
      language,
      'wait',
      'processingTitle',
      'processingText',
      path,
      payment.returnUrl,
    );
  if (payment.state === 'expired')
    return statePage(language, 'bad', 'expiredTitle', 'expiredText', path, payment.returnUrl);
  if (payment.state === 'failed')
    return statePage(language, 'bad', 'declinedTitle', 'declinedText', path, payment.returnUrl);
  const amount = formatAmount(payment, language);
  const cards = testCards
    .map(
      ({ id }, index) =>
        `<label class="choice"><input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''}>${writeText('cardEnding', language, { digits: id })}${icons.card}</label>`,
    )
    .join('');
  const button = (decision: string, key: PageText, kind = '') =>
    `<button name="decision" value="${decision}"${kind ? ` class="${kind}"` : ''}>${writeText(key, language, { amount })}</button>`;
  const body = `<form class="card" method="post" action="${path}?lang=${language}"><h1>${writeText('payTo', language, { payee: payment.payee })}</h1><p>${escapeHtml(payment.description)}</p>
<p class="amount">${escapeHtml(amount)}</p>${payment.failure ? `<p class="hint" role="alert">${writeText('declinedTitle', language)}</p>` : ''}<fieldset><legend class="label">${writeText('card', language)}</legend>${cards}</fieldset>${button('approve', 'approve', 'primary')}
<div class="others"><span class="label">${writeText('other', language)}</span>${button('challenge', 'challenge')}${button('late', 'late')}${button('decline', 'decline')}${button('cancel', 'cancel', 'plain')}</div></form>`;
  return drawPage(language, writeText('payTo', language, { payee: payment.payee }), body, path);
}

/** The second step that a bank may require. */
export function challengePage(payment: SandboxPayment, language: Language, card: string): string {
  if (payment.state !== 'pending' || payment.isProcessing) return paymentPage(payment, language);
  const path = `/pay/${payment.ref}/challenge`;
  const body = `<form class="card" method="post" action="${path}?lang=${language}"><h1>${writeText('challengeTitle', language)}</h1><p>${escapeHtml(payment.payee)} · ${escapeHtml(formatAmount(payment, language))}</p>
<p class="hint">${writeText('challengeText', language, { code: challengeCode })}</p><input type="hidden" name="card" value="${escapeHtml(card)}">
<label class="label" for="code">${writeText('code', language)}</label><input id="code" type="text" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required>
<div class="others"><button class="primary" name="decision" value="confirm">${writeText('confirm', language)}</button><button class="plain" name="decision" value="cancel" formnovalidate>${writeText('cancel', language)}</button></div></form>`;
  return drawPage(language, writeText('challengeTitle', language), body, path);
}

/** The page on which an owner links an account, or the outcome. */
export function linkPage(link: SandboxLink, language: Language): string {
  const path = `/link/${link.ref}`;
  if (link.state === 'active')
    return statePage(language, 'good', 'linkedTitle', null, path, link.returnUrl);
  if (link.state === 'refused')
    return statePage(language, 'bad', 'linkRefusedTitle', null, path, link.returnUrl);
  const body = `<form class="card" method="post" action="${path}?lang=${language}"><h1>${writeText('linkTitle', language, { payee: link.payee })}</h1><p>${writeText('linkText', language, { payee: link.payee })}</p>
<label class="label" for="account">${writeText('account', language)}</label><input id="account" type="text" name="account" inputmode="numeric" maxlength="34" value="${proposedAccount(link.ref)}" required>
<p class="hint">${writeText('accountHint', language)}</p><button class="primary" name="decision" value="approve">${writeText('linkApprove', language)}</button>
<div class="others"><button name="decision" value="reject" formnovalidate>${writeText('linkReject', language)}</button><button class="plain" name="decision" value="refuse" formnovalidate>${writeText('linkRefuse', language)}</button></div></form>`;
  return drawPage(language, writeText('linkTitle', language, { payee: link.payee }), body, path);
}

/** A number that no other link suggests, and whose payouts arrive (those of numbers ending in 0000 do not). */
function proposedAccount(ref: string): string {
  const digits = String(BigInt(`0x${hashOf(ref).slice(0, 15)}`) % 1_000_000_000_000n).padStart(
    12,
    '0',
  );
  return `${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.endsWith('0000') ? '0001' : digits.slice(8)}`;
}

const sentencePage = (
  language: Language,
  title: 'unknownTitle' | 'fullTitle',
  text: 'unknownText' | 'fullText',
): string =>
  drawPage(
    language,
    writeText(title, language),
    `<div class="card"><h1>${writeText(title, language)}</h1><p>${writeText(text, language)}</p></div>`,
    '/',
  );

/** For unknown addresses. */
export const unknownPage = (language: Language): string =>
  sentencePage(language, 'unknownTitle', 'unknownText');

/** For a user whose decision could not be stored. */
export const fullPage = (language: Language): string =>
  sentencePage(language, 'fullTitle', 'fullText');

/** The bank's start page. */
export function welcomePage(language: Language, hasDisputes: boolean): string {
  const disputes = hasDisputes
    ? `<div class="others"><a class="button" href="/disputes?lang=${language}">${writeText('disputes', language)}</a></div>`
    : '';
  return drawPage(
    language,
    writeText('bank', language),
    `<div class="card"><h1>${writeText('bank', language)}</h1><p>${writeText('welcomeText', language)}</p>${disputes}</div>`,
    '/',
  );
}

export const iconFile = icons.bank
  .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  .replaceAll('currentColor', '#2f6ff0');

import type { Language } from '@vitrine/contract/locales.ts';
import { type DisputeStep, disputeReasons } from './bank-disputes.ts';
import { getCaptured } from './bank-rows.ts';
import { drawPage, escapeHtml, formatAmount, writeText } from './page.ts';
import type { PageText } from './page-texts.ts';
import type { Dialect, SandboxDispute, SandboxPayment } from './sandbox.types.ts';

/** A dispute with its payment. */
export interface DrawnDispute {
  dispute: SandboxDispute;
  payment: SandboxPayment;
}

const dialectNames: Readonly<Record<Dialect, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

const nameDialect = ({ via }: SandboxPayment, language: Language): string =>
  via ? dialectNames[via.dialect] : writeText('bank', language);

/** The amount of a payment that was not refunded. */
export const findLeft = (payment: SandboxPayment): string =>
  (BigInt(getCaptured(payment)) - BigInt(payment.refunded)).toString();

const isOver = ({ state }: SandboxDispute): boolean =>
  state === 'won' || state === 'lost' || state === 'closed';

const moveOn: Readonly<Record<SandboxDispute['state'], readonly DisputeStep[]>> = {
  inquiry: ['escalate', 'close'],
  open: ['win', 'lose'],
  appealed: ['win', 'lose'],
  won: [],
  lost: ['offer-appeal'],
  closed: [],
};
const stepTexts: Readonly<Record<DisputeStep, PageText>> = {
  escalate: 'escalate',
  close: 'closeInquiry',
  win: 'win',
  lose: 'lose',
  'offer-appeal': 'offerAppeal',
};

/** The steps by which the bank continues a dispute. Stripe's API has no appeals. */
const listSteps = ({ state, canAppeal, via }: SandboxDispute): readonly DisputeStep[] =>
  state === 'lost' && (canAppeal || via?.dialect === 'stripe') ? [] : moveOn[state];

const row = (language: Language, ref: string, title: string, small: string, amount: string) =>
  `<li><a href="/disputes/${encodeURIComponent(ref)}?lang=${language}"><b>${escapeHtml(title)}</b><span>${escapeHtml(amount)}</span><small>${small}</small></a></li>`;

const listOf = (rows: readonly string[], none: string): string =>
  rows.length ? `<ul class="rows">${rows.join('')}</ul>` : `<p>${none}</p>`;

/** The list of disputes, and the payments that can be disputed. */
export function drawDisputes(
  disputes: readonly DrawnDispute[],
  payments: readonly SandboxPayment[],
  search: string,
  language: Language,
): string {
  const rows = disputes.map(({ dispute, payment }) => ({
    isOver: isOver(dispute),
    html: row(
      language,
      dispute.ref,
      payment.description,
      `${escapeHtml(payment.payee)} · ${nameDialect(payment, language)} · ${writeText(`state_${dispute.state}`, language)}`,
      formatAmount(payment, language, dispute.amount),
    ),
  }));
  const part = (over: boolean) =>
    rows.filter(({ isOver: ended }) => ended === over).map(({ html }) => html);
  const ended = part(true);
  const paid = payments.map((payment) =>
    row(
      language,
      payment.ref,
      payment.description,
      `${escapeHtml(payment.payee)} · ${nameDialect(payment, language)}`,
      formatAmount(payment, language, findLeft(payment)),
    ),
  );
  const body = `<div class="card"><h1>${writeText('disputes', language)}</h1><p>${writeText('disputesText', language)}</p>
<h2>${writeText('openDisputes', language)}</h2>${listOf(part(false), writeText('noDisputes', language))}
<h2>${writeText('paidHere', language)}</h2><form class="find" method="get" action="/disputes"><input type="hidden" name="lang" value="${language}"><label class="label" for="q">${writeText('findPayment', language)}</label><input id="q" type="text" name="q" maxlength="100" value="${escapeHtml(search)}"><button>${writeText('find', language)}</button></form>${listOf(paid, writeText(search ? 'noPayments' : 'nonePaid', language))}
${ended.length ? `<h2>${writeText('endedDisputes', language)}</h2>${listOf(ended, '')}` : ''}</div>`;
  return drawPage(language, writeText('disputes', language), body, '/disputes');
}

const allDisputes = (language: Language): string =>
  `<div class="others"><a class="button plain" href="/disputes?lang=${language}">${writeText('allDisputes', language)}</a></div>`;

const facts = (language: Language, lines: readonly (readonly [PageText, string])[]): string =>
  `<dl class="facts">${lines.map(([key, value]) => `<dt>${writeText(key, language)}</dt><dd>${value}</dd>`).join('')}</dl>`;

const paymentFacts = (payment: SandboxPayment): (readonly [PageText, string])[] => [
  ['payee', escapeHtml(payment.payee)],
  ['reference', escapeHtml(payment.description)],
];

/** The form that disputes a payment. */
export function drawNewDispute(payment: SandboxPayment, language: Language): string {
  const path = `/disputes/${payment.ref}`;
  const amount = formatAmount(payment, language, findLeft(payment));
  const reasons = disputeReasons
    .map(
      (reason) => `<option value="${reason}">${writeText(`reason_${reason}`, language)}</option>`,
    )
    .join('');
  const body = `<form class="card" method="post" action="${path}?lang=${language}"><h1>${writeText('openDispute', language, { amount })}</h1>${facts(language, [...paymentFacts(payment), ['provider', nameDialect(payment, language)]])}
<label class="label" for="reason">${writeText('reason', language)}</label><select id="reason" name="reason">${reasons}</select>
<label class="label" for="note">${writeText('note', language)}</label><textarea id="note" name="note" rows="3" maxlength="500"></textarea>
<button class="primary" name="decision" value="dispute">${writeText('openDispute', language, { amount })}</button>
<div class="others"><button name="decision" value="inquiry">${writeText('openInquiry', language)}</button></div>${allDisputes(language)}</form>`;
  return drawPage(language, writeText('openDispute', language, { amount }), body, path);
}

/** One dispute, and the bank's next steps. */
export function drawDispute({ dispute, payment }: DrawnDispute, language: Language): string {
  const path = `/disputes/${dispute.ref}`;
  const title = writeText(`state_${dispute.state}`, language);
  const buttons = listSteps(dispute)
    .map(
      (step) =>
        `<button name="decision" value="${step}">${writeText(stepTexts[step], language)}</button>`,
    )
    .join('');
  const decide = buttons
    ? `<div class="others"><span class="label">${writeText('decide', language)}</span>${buttons}</div>`
    : '';
  const body = `<form class="card" method="post" action="${path}?lang=${language}"><h1>${title}</h1><p class="amount">${escapeHtml(formatAmount(payment, language, dispute.amount))}</p>${facts(
    language,
    [
      ...paymentFacts(payment),
      ['provider', nameDialect(payment, language)],
      ['reason', writeText(reasonText(dispute.reason), language)],
      ...(dispute.note ? [['note', escapeHtml(dispute.note)] as const] : []),
      ['shopAnswer', writeText(dispute.answer ? 'answered' : 'unanswered', language)],
    ],
  )}${decide}${allDisputes(language)}</form>`;
  return drawPage(language, title, body, path);
}

const reasonText = (reason: string): PageText =>
  `reason_${disputeReasons.find((known) => known === reason) ?? 'other'}`;

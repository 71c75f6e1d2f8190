import { DOMParser, type Element } from '@xmldom/xmldom';
import { defineParser } from '#platform/files/parser-pool.ts';
import { parseTable, tableDelimiters } from '#platform/files/table-parser.ts';

/** `accepted`: the bank has taken it and has not finished. Null for what we cannot read. */
export type ResultState = 'paid' | 'accepted' | 'failed' | null;

/** One line of a bank's result. */
interface ResultLine {
  /** Where it is in the file, from 1. */
  line: number;
  /** Our reference. */
  reference: string;
  state: ResultState;
  /** The amount as the bank writes it, with its currency when that is given; null when the bank does not repeat it. */
  amount: string | null;
  /** The bank's code or text for the reason, such as `AC04`. */
  reason: string | null;
}

export interface BankResult {
  /** The id of our file that the result names; null when it names none. */
  file: string | null;
  /** The state that the bank gives all lines that it does not list: it refused, or took, the file as a whole. */
  others: { state: ResultState; reason: string | null } | null;
  lines: ResultLine[];
}

/** More lines than this are in no file of ours. */
const linesMax = 20_000;
const reasonMax = 100;

/** The states of ISO 20022, and what people write into a table. */
const stateNames: Readonly<Record<string, ResultState>> = {
  acsc: 'paid',
  accc: 'paid',
  paid: 'paid',
  booked: 'paid',
  settled: 'paid',
  executed: 'paid',
  accp: 'accepted',
  acsp: 'accepted',
  actc: 'accepted',
  acwc: 'accepted',
  acfc: 'accepted',
  pdng: 'accepted',
  rcvd: 'accepted',
  pending: 'accepted',
  accepted: 'accepted',
  rjct: 'failed',
  canc: 'failed',
  failed: 'failed',
  rejected: 'failed',
  refused: 'failed',
  returned: 'failed',
};

const toState = (text: string): ResultState => stateNames[text.trim().toLowerCase()] ?? null;
const toReason = (text: string | null | undefined) =>
  text?.replaceAll(/\s+/g, ' ').trim().slice(0, reasonMax) || null;

const toAmount = (text: string | null | undefined, currency: string | null | undefined) =>
  text?.trim() ? `${text} ${currency ?? ''}`.trim().slice(0, 60) : null;

/** The titles of the columns, in small letters; the first two are needed. */
const titles = {
  reference: ['reference', 'endtoendid', 'end_to_end_id', 'end-to-end id'],
  state: ['state', 'status', 'txsts'],
  reason: ['reason', 'cause', 'code'],
  amount: ['amount', 'instdamt'],
  currency: ['currency', 'ccy'],
} as const;

function readTable(text: string): BankResult | null {
  const [head = ''] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n', 1);
  const delimiter = tableDelimiters.find((sign) => head.includes(sign)) ?? ',';
  const [first, ...rows] = parseTable(text, { delimiter, rowsMax: linesMax + 2 });
  const names = first?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columnOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const columns = {
    reference: columnOf(titles.reference),
    state: columnOf(titles.state),
    reason: columnOf(titles.reason),
    amount: columnOf(titles.amount),
    currency: columnOf(titles.currency),
  };
  if (columns.reference < 0 || columns.state < 0 || !rows.length || rows.length > linesMax)
    return null;
  return {
    file: null,
    others: null,
    lines: rows.map(({ row, cells }) => ({
      line: row,
      reference: (cells[columns.reference] ?? '').trim().slice(0, 60),
      state: toState(cells[columns.state] ?? ''),
      reason: toReason(cells[columns.reason]),
      amount: toAmount(cells[columns.amount], cells[columns.currency]),
    })),
  };
}

/** The elements directly below one that have this name, whatever their namespace. */
const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
  );

/** The text at the end of a path of elements. */
function textAt(parent: Element | undefined, ...path: string[]): string | null {
  let at = parent;
  for (const name of path) at = at && childrenOf(at, name)[0];
  return at?.textContent?.trim() || null;
}

const reasonAt = (parent: Element | undefined) =>
  toReason(
    textAt(parent, 'StsRsnInf', 'Rsn', 'Cd') ??
      textAt(parent, 'StsRsnInf', 'Rsn', 'Prtry') ??
      textAt(parent, 'StsRsnInf', 'AddtlInf'),
  );

function amountAt(transfer: Element): string | null {
  const [reference] = childrenOf(transfer, 'OrgnlTxRef');
  const [whole] = reference ? childrenOf(reference, 'Amt') : [];
  const [amount] = whole ? childrenOf(whole, 'InstdAmt') : [];
  return amount ? toAmount(amount.textContent, amount.getAttribute('Ccy')) : null;
}

/** A status report (pain.002) of any version: the state of the file, of its block and of single transfers. */
function readReport(text: string): BankResult | null {
  // Entities could grow without bound; a report has none.
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) return null;
  const document = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, 'text/xml');
  const [report] = document.getElementsByTagNameNS('*', 'CstmrPmtStsRpt');
  if (!report) return null;
  const [group] = childrenOf(report, 'OrgnlGrpInfAndSts');
  const blocks = childrenOf(report, 'OrgnlPmtInfAndSts');
  const transfers = blocks.flatMap((block) => childrenOf(block, 'TxInfAndSts'));
  if (!group || transfers.length > linesMax) return null;
  const whole = [
    ...blocks.map((block) => [textAt(block, 'PmtInfSts'), block] as const),
    [textAt(group, 'GrpSts'), group] as const,
  ].find(([state]) => state !== null);
  // `PART`: only the listed transfers have a state.
  const others =
    whole?.[0] && whole[0] !== 'PART'
      ? { state: toState(whole[0]), reason: reasonAt(whole[1]) ?? reasonAt(group) }
      : null;
  return {
    file: textAt(group, 'OrgnlMsgId'),
    others,
    lines: transfers.map((transfer, index) => ({
      line: index + 1,
      reference: (textAt(transfer, 'OrgnlEndToEndId') ?? '').slice(0, 60),
      state: toState(textAt(transfer, 'TxSts') ?? ''),
      reason: reasonAt(transfer),
      amount: amountAt(transfer),
    })),
  };
}

/** Reads a bank's result: a table with our reference and a state, or a pain.002. Null for a file that is neither. */
export function readBankResult({ text }: { text: string }): BankResult | null {
  try {
    return text
      .trimStart()
      .replace(/^\uFEFF/, '')
      .startsWith('<')
      ? readReport(text)
      : readTable(text);
  } catch {
    return null;
  }
}

/** Files come from outside, so they are read in the worker. */
export const bankResultParser = defineParser(import.meta.url, readBankResult);

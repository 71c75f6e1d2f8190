import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { Caller, CallInfo } from '../context.ts';

/** A call before parsing, either from HTTP or from a page rendered in this process. */
export interface RawCall {
  params: unknown;
  query: unknown;
  body: unknown;
  token: string | null;
  language: Language;
  currency: Currency;
  info: CallInfo;
  /** The caller, once it is known, for the request log. */
  caller: Caller | null;
}

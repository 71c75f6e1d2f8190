import { type Language, parseLanguage } from '@vitrine/contract/locales.ts';
import { readVisitor } from './visitor.ts';

/** The language of an address, for pages that have nothing else to go by: missing ones and failed ones. */
export function languageOfRequest(request: Request, country: string | null): Language {
  const match = /^\/(?:s\/[^/]+\/)?([a-z-]{2,5})(?:\/|$)/.exec(new URL(request.url).pathname);
  const said = match?.[1];
  return readVisitor(request, country, said && parseLanguage(said) === said ? said : undefined)
    .language;
}

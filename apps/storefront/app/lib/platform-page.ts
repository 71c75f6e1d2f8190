import type { Currency } from '@vitrine/contract/money.ts';
import { type Choices, readChoices } from './choices.ts';
import type { Host } from './host.ts';
import type { Visitor } from './visitor.ts';

/** What the platform's own pages need around their content. */
export interface PlatformPage {
  language: Visitor['language'];
  currency: Currency;
  choices: Choices;
  consoleUrl: string;
  contactEmail: string;
}

export async function readPlatformPage(host: Host, visitor: Visitor): Promise<PlatformPage> {
  return {
    language: visitor.language,
    currency: visitor.currency ?? host.countryCurrency ?? 'USD',
    choices: await readChoices(host, visitor),
    consoleUrl: host.consoleUrl,
    contactEmail: host.seller.email,
  };
}

import type { Language } from '../packages/contract/src/locales.ts';
import type { Finding } from './finding.ts';

export interface Seen extends Finding {
  site: string;
  address: string;
  width: number;
  language: Language;
}

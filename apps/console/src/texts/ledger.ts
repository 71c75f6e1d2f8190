import { textArea } from '../lib/i18n.ts';

export const ledgerTexts = textArea('ledger');

import { textArea } from '../lib/i18n.ts';

export const reconciliationTexts = textArea('reconciliation');

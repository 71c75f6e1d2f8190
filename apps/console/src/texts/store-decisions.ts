import { textArea } from '../lib/i18n.ts';

export const storeDecisionTexts = textArea('storeDecisions');

import { textArea } from '../lib/i18n.ts';

export const revenueTexts = textArea('revenue');

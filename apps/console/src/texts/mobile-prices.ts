import { textArea } from '../lib/i18n.ts';

export const mobilePriceTexts = textArea('mobilePrices');

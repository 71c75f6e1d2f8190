import { textArea } from '../lib/i18n.ts';

export const storeViewTexts = textArea('storeView');

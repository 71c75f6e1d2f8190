import { textArea } from '../lib/i18n.ts';

export const storeTexts = textArea('stores');

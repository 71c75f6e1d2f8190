import { textArea } from '../lib/i18n.ts';

export const bankFileTexts = textArea('bankFiles');

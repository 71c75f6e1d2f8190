import { textArea } from '../lib/i18n.ts';

export const mediaTexts = textArea('media');

import { textArea } from '../lib/i18n.ts';

export const systemTexts = textArea('system');

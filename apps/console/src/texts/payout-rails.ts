import { textArea } from '../lib/i18n.ts';

export const payoutRailsTexts = textArea('payoutRails');

import { textArea } from '../lib/i18n.ts';

export const disputeTexts = textArea('disputes');

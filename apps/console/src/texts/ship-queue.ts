import { textArea } from '../lib/i18n.ts';

export const shipQueueTexts = textArea('shipQueue');

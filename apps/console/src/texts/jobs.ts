import { textArea } from '../lib/i18n.ts';

export const jobTexts = textArea('jobs');

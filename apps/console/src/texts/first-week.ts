import { textArea } from '../lib/i18n.ts';

export const firstWeekTexts = textArea('firstWeek');

import { textArea } from '../lib/i18n.ts';

export const coursesTexts = textArea('courses');

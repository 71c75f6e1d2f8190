import { textArea } from '../lib/i18n.ts';

export const departmentTexts = textArea('departments');

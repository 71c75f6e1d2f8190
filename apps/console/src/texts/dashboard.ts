import { textArea } from '../lib/i18n.ts';

export const dashboardTexts = textArea('dashboard');

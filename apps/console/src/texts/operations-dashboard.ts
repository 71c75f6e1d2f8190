import { textArea } from '../lib/i18n.ts';

export const operationsDashboardTexts = textArea('operationsDashboard');

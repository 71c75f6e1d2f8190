import { textArea } from '../lib/i18n.ts';

export const notificationTexts = textArea('notifications');

import { textArea } from '../lib/i18n.ts';

export const orderDeskTexts = textArea('orderDesk');

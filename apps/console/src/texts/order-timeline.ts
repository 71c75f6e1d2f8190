import { textArea } from '../lib/i18n.ts';

export const platformEventTexts = textArea('platformOrderEvents');
export const orderEventTexts = textArea('orderEvents');
export const closedTexts = textArea('closedOrder');
export const cancelTexts = textArea('orderCancel');

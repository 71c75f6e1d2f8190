import { textArea } from '../lib/i18n.ts';

export const payoutSettingTexts = textArea('payoutSettings');

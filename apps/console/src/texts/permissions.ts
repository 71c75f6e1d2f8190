import { textArea } from '../lib/i18n.ts';

export const permissionTexts = textArea('permissions');

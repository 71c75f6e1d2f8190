import { textArea } from '../lib/i18n.ts';

export const rolesTexts = textArea('roles');

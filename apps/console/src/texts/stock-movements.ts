import { textArea } from '../lib/i18n.ts';

export const stockMovementsTexts = textArea('stockMovements');

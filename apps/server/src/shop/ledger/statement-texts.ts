import type * as english from '#texts/en/statement.ts';
import { loadArea } from '#texts/load-area.ts';

export const statementTexts = await loadArea<typeof english>('statement');

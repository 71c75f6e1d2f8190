import { useText } from '../../lib/i18n.ts';
import { discrepancyTexts } from '../../texts/discrepancies.ts';
import type { Decision } from '../stores/decision-dialog.tsx';

/** Builds the dialog of a proposal that a second operator confirms: its note and button are the same for all. */
export function useProposal() {
  const t = useText(discrepancyTexts);
  return (own: Pick<Decision, 'draft' | 'title' | 'send'> & { hint?: string }): Decision => ({
    action: t('propose'),
    label: t('note'),
    needed: t('noteNeeded'),
    hint: t('proposeLine'),
    ...own,
  });
}

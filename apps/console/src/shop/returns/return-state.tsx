import type { ReturnState } from '@vitrine/contract/shop/return-shapes.ts';
import { useText } from '../../lib/i18n.ts';
import { returnTexts } from '../../texts/returns.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Readonly<Record<ReturnState, Meaning>> = {
  requested: 'waiting',
  approved: 'moving',
  sent: 'waiting',
  received: 'waiting',
  inspected: 'waiting',
  replacing: 'waiting',
  replaced: 'done',
  refunded: 'done',
  refused: 'failed',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** The state of a request in words. */
export function ReturnStateTag({ state }: { state: ReturnState }) {
  const t = useText(returnTexts);
  return <StatusTag meaning={meanings[state]}>{t(`state_${state}`)}</StatusTag>;
}

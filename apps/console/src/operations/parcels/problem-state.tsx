import type { ParcelProblemState } from '@vitrine/contract/shop/parcel-problems.ts';
import { useText } from '../../lib/i18n.ts';
import { parcelTexts } from '../../texts/parcels.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Readonly<Record<ParcelProblemState, Meaning>> = {
  open: 'waiting',
  found: 'neutral',
  resent: 'moving',
  refunded: 'done',
};

export function ProblemStateTag({ state }: { state: ParcelProblemState }) {
  const t = useText(parcelTexts);
  return <StatusTag meaning={meanings[state]}>{t(`state_${state}`)}</StatusTag>;
}

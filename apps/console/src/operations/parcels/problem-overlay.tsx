import { useQuery } from '@tanstack/react-query';
import { readParcelProblem } from '@vitrine/contract/shop/parcel-problems.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { parcelKeys } from '../../lib/query-keys/parcels.ts';
import { parcelTexts } from '../../texts/parcels.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { ProblemStateTag } from './problem-state.tsx';
import { ProblemView } from './problem-view.tsx';

/** One parcel that went wrong, with its number and its state in the head. */
export function ProblemOverlay({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText(parcelTexts);
  const found = useQuery({
    queryKey: parcelKeys.one(id ?? ''),
    queryFn: ({ signal }) => api.read(readParcelProblem, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
  });
  const problem = id ? found.data : undefined;
  return (
    <Overlay
      isOpen={id !== undefined}
      onClose={onClose}
      title={problem ? t('title', { tracking: problem.trackingNumber }) : t('parcel')}
      note={problem && <ProblemStateTag state={problem.state} />}
    >
      {found.isError && !problem && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {id && !problem && !found.isError && <SkeletonRows rows={5} height={48} />}
      {problem && <ProblemView key={`${problem.id}|${problem.state}`} problem={problem} />}
    </Overlay>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { returnTexts } from '../../texts/returns.ts';
import type { ReturnSide } from './return-side.ts';
import { ReturnStateTag } from './return-state.tsx';
import { useReturn } from './return-view.tsx';

/** What is requested and of which order. */
export function useReturnTitle(
  id: string | undefined,
  side: ReturnSide,
): { title: string; state: ReactNode } {
  const t = useText(returnTexts);
  const request = useReturn(id, side).data;
  if (!id || !request) return { title: t('request'), state: null };
  return {
    title: `${t(`kind_${request.kind}`)} · ${request.order.number}`,
    state: <ReturnStateTag state={request.state} />,
  };
}

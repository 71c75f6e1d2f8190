import { useText } from '../../lib/i18n.ts';
import { returnTexts } from '../../texts/returns.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import type { ReturnSide } from './return-side.ts';
import { ReturnStateTag } from './return-state.tsx';
import { ReturnView, useReturn } from './return-view.tsx';

interface ReturnOverlayProps {
  id: string | undefined;
  side: ReturnSide;
  onClose: () => void;
}

/** One request, with its order and its state in the head. */
export function ReturnOverlay({ id, side, onClose }: ReturnOverlayProps) {
  const t = useText(returnTexts);
  const request = useReturn(id, side).data;
  return (
    <Overlay
      isOpen={id !== undefined}
      onClose={onClose}
      title={
        id && request ? `${t(`kind_${request.kind}`)} · ${request.order.number}` : t('request')
      }
      note={id && request && <ReturnStateTag state={request.state} />}
    >
      {id && <ReturnView key={id} id={id} side={side} />}
    </Overlay>
  );
}

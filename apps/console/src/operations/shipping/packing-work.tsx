import { Button } from 'antd';
import { CircleSlash, Split } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { PackingHead } from './packing-head.tsx';
import { PackingLines } from './packing-lines.tsx';
import { PackingNotes } from './packing-notes.tsx';
import { PackingNotices } from './packing-notices.tsx';
import { PackingSide } from './packing-side.tsx';
import { PartDialog } from './part-dialog.tsx';
import type { ChosenOrder } from './queue-order.rules.ts';
import type { OpenNote } from './use-open-notes.ts';
import type { OrderDraftWork } from './use-order-draft.ts';
import type { Packing } from './use-packing.ts';
import { createParcelKey } from './waiting-parcels.rules.ts';

interface PackingWorkProps {
  chosen: ChosenOrder;
  packing: Packing;
  draft: OrderDraftWork;
  mayFulfil: boolean;
  isLocked: boolean;
  isOff: boolean;
  takeOver: { isBusy: boolean; run: () => unknown };
  notes: readonly OpenNote[];
  busyNoteId: string | undefined;
  onTickOff: (note: OpenNote) => void;
  onBegin: () => void;
  /** The next scan is to arrive in the field of the tracking number. */
  onFocus: () => void;
  onHeld: (row: string) => void;
}

/** The goods of the parcel, where it goes, and what is to be known before. */
export function PackingWork({
  chosen,
  packing,
  draft: { draft, change },
  mayFulfil,
  isLocked,
  isOff,
  takeOver,
  notes,
  busyNoteId,
  onTickOff,
  onBegin,
  onFocus,
  onHeld,
}: PackingWorkProps) {
  const t = useText(shipQueueTexts);
  const isShown = useIsShown();
  const { order } = packing;
  const { joined, lines, dialog } = draft;
  const returnId = packing.replacement?.returnId;
  /** A dialog gives the focus back to the field, so that the next scan arrives there. */
  const openDialog = (name: 'hold' | 'part') => {
    onFocus();
    onBegin();
    change({ dialog: name });
  };
  return (
    <>
      <PackingHead packing={packing} />
      <div className="packing-body">
        <div className="packing-main column gap-8">
          <PackingNotices
            packing={packing}
            isLocked={isLocked}
            mayFulfil={mayFulfil}
            takeOver={{
              ...takeOver,
              run: () => {
                onBegin();
                takeOver.run();
              },
            }}
          />
          <PackingNotes
            notes={notes}
            buyer={order.isMasked ? '' : order.address.firstName}
            mayTick={mayFulfil && !isLocked}
            busyId={busyNoteId}
            onTickOff={(note) => {
              onTickOff(note);
              onFocus();
            }}
          />
          {joined.length > 0 && (
            <p className="packing-joined small">
              {t('joined', {
                numbers: packing.together
                  .filter(({ id }) => joined.includes(id))
                  .map(({ number }) => number)
                  .join(', '),
              })}
            </p>
          )}
          {lines && (
            <p className="packing-joined line between gap-12 small">
              {t('partReady')}
              <button
                type="button"
                className="link"
                onClick={() => {
                  change({ lines: undefined });
                  onFocus();
                }}
              >
                {t('partUndo')}
              </button>
            </p>
          )}
          <PackingLines
            order={order}
            part={lines}
            replaced={packing.replacement?.lines}
            goodsGrams={packing.goodsGrams}
          />
          {!isOff && (
            <div className="packing-actions cluster">
              {!returnId && (
                <Button
                  size="small"
                  icon={<Split size={14} aria-hidden />}
                  onClick={() => openDialog('part')}
                >
                  {t('part')}
                </Button>
              )}
              <Button
                size="small"
                icon={<CircleSlash size={14} aria-hidden />}
                onClick={() => openDialog('hold')}
              >
                {t('cannotShip')}
              </Button>
            </div>
          )}
        </div>
        <PackingSide
          packing={packing}
          joined={joined}
          mayFulfil={mayFulfil}
          onJoin={(ids) => {
            change({ joined: ids, lines: undefined });
            onFocus();
          }}
        />
      </div>
      <HoldDialog
        order={chosen}
        isOpen={dialog === 'hold' && isShown}
        onClose={() => change({ dialog: undefined })}
        onHeld={() => onHeld(createParcelKey(chosen.id, returnId))}
      />
      <PartDialog
        order={order}
        isOpen={dialog === 'part' && isShown}
        onClose={() => change({ dialog: undefined })}
        onChosen={(chosenLines) => {
          change({ lines: chosenLines, joined: [] });
        }}
      />
    </>
  );
}

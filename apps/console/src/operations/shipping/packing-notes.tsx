import { Button } from 'antd';
import { MessageSquareWarning } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import type { OpenNote } from './use-open-notes.ts';
import './notes.css';

interface PackingNotesProps {
  notes: readonly OpenNote[];
  /** The first name of the buyer; empty for callers who may not read who bought. */
  buyer: string;
  mayTick: boolean;
  busyId: string | undefined;
  onTickOff: (note: OpenNote) => void;
}

/** Who wrote a note, as its beginning. */
export function useNoteLead(): (note: OpenNote['note'], buyer?: string) => string {
  const t = useText(shipQueueTexts);
  return ({ isFromBuyer, author }, buyer = '') => {
    const name = isFromBuyer ? buyer : author;
    if (name) return t('noteFrom', { name });
    return t(isFromBuyer ? 'noteFromBuyer' : 'noteOfNobody');
  };
}

/** Notes to read before the order is packed: the return key ticks the first one off. */
export function PackingNotes({ notes, buyer, mayTick, busyId, onTickOff }: PackingNotesProps) {
  const t = useText(shipQueueTexts);
  const tDesk = useText(orderDeskTexts);
  const lead = useNoteLead();
  if (!notes.length) return null;
  return (
    <ul className="packing-notes stack gap-8 small" aria-label={tDesk('notes')}>
      {notes.map((open, index) => (
        <li key={open.note.id}>
          <MessageSquareWarning size={16} aria-hidden />
          <p className="grow anywhere pre-line">
            <b>
              {open.joinedNumber && `${open.joinedNumber}: `}
              {lead(open.note, buyer)}
            </b>{' '}
            {open.note.text ?? tDesk('hiddenText')}
          </p>
          {mayTick && (
            <Button loading={open.note.id === busyId} onClick={() => onTickOff(open)}>
              {t('tickNote')} {index === 0 && <kbd>N</kbd>}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

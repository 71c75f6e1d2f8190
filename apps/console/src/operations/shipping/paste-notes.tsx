import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { findListFormat } from '@vitrine/contract/intl-formats.ts';
import type { previewShipments } from '@vitrine/contract/shop/bulk-shipments.ts';
import { Button } from 'antd';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { useNoteLead } from './packing-notes.tsx';
import './notes.css';

/** Orders that are named; the others are counted. */
const namedMax = 5;

/** Names the ready orders that have a note, and shows the notes when the button is pressed. */
export function PasteNotes({
  checked: { orderNotes, readyCount },
}: {
  checked: EndpointAnswer<typeof previewShipments>;
}) {
  const t = useText(shipQueueTexts);
  const tDesk = useText(orderDeskTexts);
  const conjunction = findListFormat(useIntlTag(), { type: 'conjunction' });
  const lead = useNoteLead();
  const [isOpen, setOpen] = useState(false);
  if (!orderNotes.length) return null;
  const named = orderNotes.slice(0, namedMax).map(({ number }) => number);
  const more = orderNotes.length - named.length;
  const count = orderNotes.reduce((sum, { notes }) => sum + notes.length, 0);
  return (
    <section className="paste-notes" aria-label={tDesk('notes')}>
      <div className="paste-notes-line line gap-12">
        <MessageSquareWarning size={16} aria-hidden />
        <p className="grow" role="status">
          {t('pasteNotes', {
            count: orderNotes.length,
            all: readyCount,
            numbers: conjunction.format([
              ...named,
              ...(more > 0 ? [t('moreOrders', { count: more })] : []),
            ]),
          })}
        </p>
        <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('readNotes', { count })}
        </Button>
      </div>
      {isOpen && (
        <ul>
          {orderNotes.flatMap(({ number, notes }) =>
            notes.map((note) => (
              <li key={note.id} className="pre-line">
                <b className="num">{number}</b> {lead(note)} {note.text ?? tDesk('hiddenText')}
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  );
}

import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { queueCountMax } from '@vitrine/contract/shop/ship-queue.ts';
import { Button, Input } from 'antd';
import { ChevronDown, MessageSquareWarning, Search } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { type ChosenOrder, createRowKey, type ListedRow } from './queue-order.rules.ts';
import type { ScanQueueWork } from './use-scan-queue.ts';
import type { ShownGroup } from './use-ship-queue.ts';

function Row({
  row,
  isCurrent,
  onChoose,
}: {
  row: ListedRow;
  isCurrent: boolean;
  onChoose: (row: ChosenOrder) => void;
}) {
  const t = useText(shipQueueTexts);
  const tDesk = useText(orderDeskTexts);
  const isLocked = row.packer !== null && !row.packer.isSelf;
  return (
    <li>
      <button
        type="button"
        className={`queue-row${isCurrent ? ' current' : ''}${isLocked ? ' locked' : ''}`}
        aria-current={isCurrent}
        onClick={() => onChoose(row)}
      >
        <ProductPicture url={row.imageUrl} focus={row} size="queue" isOff={isLocked} />
        <span className="slim">
          <span className={`line gap-6 num ${isLocked ? 'muted weight-400' : 'medium'}`}>
            {row.number}
            {row.openNotes > 0 && (
              <MessageSquareWarning
                className="rigid amber-text"
                size={14}
                role="img"
                aria-label={tDesk('noteCount', { count: row.openNotes })}
              />
            )}
          </span>
          <small className="truncate block muted text-xs lines-16">
            {row.replacement ? `${t('replacement')} · ${row.buyer}` : row.buyer}
          </small>
        </span>
        {isLocked ? (
          <span className="line gap-6 small muted">
            <PersonPicture name={row.packer?.name ?? ''} url="" size={20} />
            <span className="queue-packer truncate">
              {t('packs', { name: row.packer?.name ?? '' })}
            </span>
          </span>
        ) : (
          <span className="stack gap-0 at-right muted text-xs">
            <span className="num">{t('units', { count: row.units })}</span>
            <small className="muted text-xs lines-16">{row.countryCode}</small>
          </span>
        )}
      </button>
    </li>
  );
}

function Group({
  shown,
  currentId,
  onChoose,
}: {
  shown: ShownGroup;
  currentId: string | undefined;
  onChoose: (row: ChosenOrder) => void;
}) {
  const t = useText(shipQueueTexts);
  const number = findNumberFormat(useIntlTag());
  const { group, count, rows, more } = shown;
  if (!count) return null;
  const left = count - rows.length;
  return (
    <section aria-label={t(`group_${group}`)}>
      <h2 className={`queue-group${group === 'late' ? ' late' : ''}`}>
        {t(`group_${group}`)}
        <span className="num">
          {count > queueCountMax ? `${number.format(queueCountMax)}+` : number.format(count)}
        </span>
      </h2>
      <ul>
        {rows.map((row) => (
          <Row
            key={createRowKey(row)}
            row={row}
            isCurrent={row.id === currentId}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {more && (
        <button type="button" className="queue-more" disabled={shown.isLoadingMore} onClick={more}>
          {count > queueCountMax || left <= 0 ? t('moreRows') : t('more', { count: left })}
          <ChevronDown size={14} aria-hidden />
        </button>
      )}
    </section>
  );
}

/** The field in which an order is found. */
export interface FindField {
  focus: () => void;
  /** Writes a code that was scanned elsewhere. */
  type: (code: string) => void;
}

interface QueueListProps {
  groups: readonly ShownGroup[];
  currentId: string | undefined;
  onChoose: (row: ChosenOrder) => void;
  scans: ScanQueueWork;
  findRef: Ref<FindField | null>;
}

/** The orders to ship by their day, and the field in which one is found by its number or its tracking number. */
export function QueueList({ groups, currentId, onChoose, scans, findRef }: QueueListProps) {
  const t = useText(shipQueueTexts);
  const typed = scans.typed('find');
  const field = useRef<{ focus: () => void }>(null);
  useImperativeHandle(findRef, () => ({
    focus: () => field.current?.focus(),
    type: (code) => {
      scans.type('find', code);
      field.current?.focus();
    },
  }));
  return (
    <section className="card queue-list" aria-label={t('title')}>
      <form
        className="queue-find"
        onSubmit={(event) => {
          event.preventDefault();
          scans.enter('find');
        }}
      >
        <Input
          ref={field as never}
          value={typed}
          maxLength={60}
          prefix={<Search size={16} aria-hidden />}
          suffix={typed ? undefined : <kbd>/</kbd>}
          placeholder={t('find')}
          aria-label={t('find')}
          autoComplete="off"
          onChange={({ target }) => scans.type('find', target.value)}
        />
        <Button htmlType="submit" hidden />
      </form>
      <div className="queue-groups">
        {groups.map((shown) => (
          <Group key={shown.group} shown={shown} currentId={currentId} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}

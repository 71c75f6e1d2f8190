import {
  bookStockCount,
  discardStockCount,
  downloadStockCountReport,
  type StockCount,
} from '@vitrine/contract/shop/stock-counts.ts';
import { Button, Input } from 'antd';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { stockCountsTexts } from '../../texts/stock-counts.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';

const show = (count: StockCount) =>
  void queryClient.setQueryData(platformKeys.stockCount(count.id), count);

function BookDialog({ count, onClose }: { count: StockCount; onClose: () => void }) {
  const t = useText(stockCountsTexts);
  const id = useId();
  const [note, setNote] = useState('');
  const booking = useApiMutation(bookStockCount, {
    success: t('booked'),
    onSuccess: (booked) => {
      show(booked);
      onClose();
    },
    invalidates: [platformKeys.all],
  });
  return (
    <Overlay
      as="dialog"
      size={480}
      title={t('bookTitle', { count: count.differentCount })}
      onClose={onClose}
      isPersistent
      focusesFirst
      action={{
        label: t('book'),
        isBusy: booking.isBusy,
        onPress: () => void booking.run({ params: { id: count.id }, body: { note: note.trim() } }),
      }}
    >
      <div className="stack gap-12">
        <p className="muted">{t('bookHint', { more: count.moreUnits, fewer: count.fewerUnits })}</p>
        <div className="stack gap-4">
          <label htmlFor={id}>{t('note')}</label>
          <Input
            id={id}
            value={note}
            maxLength={160}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={(event) => setNote(event.target.value)}
          />
          <small id={`${id}-hint`} className="muted">
            {t('noteHint')}
          </small>
        </div>
      </div>
    </Overlay>
  );
}

/** The report, and the end of a count: booked or discarded. */
export function CountActions({ count }: { count: StockCount }) {
  const t = useText(stockCountsTexts);
  const [isAsked, setAsked] = useState(false);
  const params = { id: count.id };
  const report = useApiMutation(() => api.download(downloadStockCountReport, { params }));
  const discarding = useApiMutation(discardStockCount, {
    success: t('discarded'),
    onSuccess: show,
    invalidates: [platformKeys.stockCounts()],
  });
  return (
    <>
      <Button
        icon={<Download size={16} aria-hidden />}
        loading={report.isBusy}
        onClick={() => void report.run()}
      >
        {t('report')}
      </Button>
      {count.state === 'open' && (
        <HasPerm value="platform:catalogue:edit">
          <AnchoredQuestion
            title={t('discardTitle')}
            action={t('discard')}
            isDanger
            isBusy={discarding.isBusy}
            onConfirm={() => discarding.run({ params })}
            trigger={<Button>{t('discard')}</Button>}
          >
            {t('discardHint')}
          </AnchoredQuestion>
          <Button
            type="primary"
            disabled={count.differentCount === 0}
            onClick={() => setAsked(true)}
          >
            {t('book')}
          </Button>
        </HasPerm>
      )}
      {isAsked && <BookDialog count={count} onClose={() => setAsked(false)} />}
    </>
  );
}

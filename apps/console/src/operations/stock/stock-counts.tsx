import {
  type CountState,
  downloadCountSheet,
  listStockCounts,
  uploadStockCount,
} from '@vitrine/contract/shop/stock-counts.ts';
import { Button, Radio, Upload } from 'antd';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { stockCountsTexts } from '../../texts/stock-counts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { BackButton } from '../catalogue/back-button.tsx';
import './stock.css';

export const countMeanings: Readonly<Record<CountState, Meaning>> = {
  open: 'waiting',
  booked: 'done',
  discarded: 'neutral',
};

/** Sends a file of counted units. Whether it has the units of paid orders decides what is compared, so it is chosen first. */
function CountUpload({ onSent }: { onSent: (id: string) => void }) {
  const t = useText(stockCountsTexts);
  const labelId = useId();
  const [withUnshipped, setWithUnshipped] = useState<boolean>();
  const sending = useApiMutation(uploadStockCount, {
    invalidates: [platformKeys.stockCounts()],
    onSuccess: ({ id }) => onSent(id),
  });
  return (
    <section className="card stack gap-16 pad-20" aria-label={t('newCount')}>
      <div className="stack gap-8">
        <b id={labelId}>{t('how')}</b>
        <Radio.Group
          aria-labelledby={labelId}
          value={withUnshipped}
          onChange={(event) => setWithUnshipped(event.target.value as boolean)}
          options={[
            { value: true, label: t('withUnshipped') },
            { value: false, label: t('withoutUnshipped') },
          ]}
        />
      </div>
      <Upload.Dragger
        accept=".xlsx,.csv,text/csv"
        showUploadList={false}
        disabled={withUnshipped === undefined || sending.isBusy}
        beforeUpload={(file) => {
          void sending.run({
            query: { withUnshipped: withUnshipped ? 'true' : 'false' },
            body: { file },
          } as never);
          return false;
        }}
      >
        <p className="stack gap-4 stock-drop" aria-live="polite">
          <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />
          <b className="ink">
            {t(sending.isBusy ? 'reading' : withUnshipped === undefined ? 'dropLater' : 'drop')}
          </b>
          <small className="muted">{t('fileKinds')}</small>
        </p>
      </Upload.Dragger>
    </section>
  );
}

/** All stock counts, and the upload of a new one. */
export function StockCounts() {
  const t = useText(stockCountsTexts);
  const address = useAddress();
  const open = (id: string) => address.change({ count: id, ...firstPage });
  const sheet = useApiMutation(() => api.download(downloadCountSheet, {}));
  return (
    <>
      <PageHead
        title={
          <>
            <BackButton
              label={t('back')}
              onClick={() => address.change({ view: undefined, ...firstPage })}
            />
            {t('title')}
          </>
        }
        line={t('line')}
        actions={
          <Button
            icon={<Download size={16} aria-hidden />}
            loading={sheet.isBusy}
            onClick={() => void sheet.run()}
          >
            {t('sheet')}
          </Button>
        }
      />
      <div className="stack gap-16">
        <HasPerm value="platform:catalogue:edit">
          <CountUpload onSent={open} />
        </HasPerm>
        <ListPage
          name="stock-counts"
          list={listStockCounts}
          keyOf={platformKeys.stockCounts}
          emptyText={t('none')}
          minWidth={760}
          onOpen={({ id }) => open(id)}
          columns={[
            {
              key: 'file',
              title: t('file'),
              render: (_value, { fileName, note }) => (
                <>
                  <RowLink>{fileName}</RowLink>
                  {note && <small>{note}</small>}
                </>
              ),
            },
            {
              key: 'uploaded',
              title: t('uploaded'),
              width: 190,
              render: (_value, { createdAt, byName }) => (
                <>
                  <DateTime value={createdAt} />
                  <small>{byName}</small>
                </>
              ),
            },
            {
              key: 'differences',
              title: t('differences'),
              width: 240,
              render: (_value, row) => (
                <>
                  {row.differentCount === 0
                    ? t('noDifference')
                    : t('upDown', {
                        count: row.differentCount,
                        more: row.moreUnits,
                        fewer: row.fewerUnits,
                      })}
                  {row.problemCount > 0 && (
                    <small className="amber-text">
                      {t('problems', { count: row.problemCount })}
                    </small>
                  )}
                </>
              ),
            },
            {
              key: 'state',
              title: t('state'),
              width: 180,
              render: (_value, { state, closedByName }) => (
                <>
                  <StatusTag meaning={countMeanings[state]}>{t(`state_${state}`)}</StatusTag>
                  {closedByName && <small>{closedByName}</small>}
                </>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

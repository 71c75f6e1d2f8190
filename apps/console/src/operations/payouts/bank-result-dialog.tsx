import { skipToken, useQuery } from '@tanstack/react-query';
import {
  type BankFile,
  type BankResult,
  bookBankResult,
  previewBankResult,
} from '@vitrine/contract/shop/bank-files.ts';
import { Button, Upload } from 'antd';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { bankFileTexts } from '../../texts/bank-files.ts';
import { Money } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import '../../ui/text-table.css';
import './payout-summary.css';

type Outcome = BankResult['lines'][number]['outcome'];

const meanings: Readonly<Record<Outcome, Meaning>> = {
  paid: 'done',
  failed: 'failed',
  returned: 'failed',
  accepted: 'moving',
  booked: 'neutral',
  not_in_file: 'waiting',
  unreadable: 'waiting',
  contradicting: 'waiting',
  other_amount: 'waiting',
};
const bookable: readonly Outcome[] = ['paid', 'failed', 'returned', 'accepted'];

function Lines({ result }: { result: BankResult }) {
  const t = useText(bankFileTexts);
  const lineCount = result.outcomes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ul className="card payout-rails">
        {result.outcomes.map(({ outcome, count, amount }) => (
          <li key={outcome}>
            <span className="muted small">{t(`outcome_${outcome}`)}</span>
            <p>
              <b className="h2">{t('lineCount', { count })}</b>
              {amount.amount > 0 && (
                <small className="block muted num">
                  <Money kind="total" value={amount} />
                </small>
              )}
            </p>
          </li>
        ))}
      </ul>
      {result.missing > 0 && <p className="muted">{t('missing', { count: result.missing })}</p>}
      {result.lines.length < lineCount && (
        <p className="muted">{t('firstLines', { count: result.lines.length })}</p>
      )}
      <table className="text-table">
        <thead>
          <tr>
            <th>{t('reference')}</th>
            <th>{t('amount')}</th>
            <th>{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {result.lines.map(({ line, reference, store, amount, outcome, reason }) => (
            <tr key={`${line ?? reference}`}>
              <td>
                {reference}
                {store && <small className="block muted">{store}</small>}
                {line !== null && <small className="block faint">{t('line', { line })}</small>}
              </td>
              <td className="num">{amount ? <Money value={amount} /> : '–'}</td>
              <td>
                <StatusTag meaning={meanings[outcome]}>{t(`outcome_${outcome}`)}</StatusTag>
                {reason && <small className="block muted">{reason}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The bank's result for a file: it is read and shown line by line, and booked only then. */
export function BankResultDialog({ file, onClose }: { file: BankFile; onClose: () => void }) {
  const t = useText(bankFileTexts);
  const [chosen, setChosen] = useState<File>();
  const [booked, setBooked] = useState<BankResult>();
  const params = { fileId: file.id };
  const preview = useQuery({
    queryKey: platformKeys.bankResult(file.id, chosen?.name, chosen?.lastModified, chosen?.size),
    queryFn:
      chosen && !booked
        ? () =>
            api.call(previewBankResult, { params, body: { file: chosen } }, { suppressToast: true })
        : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const booking = useApiMutation(bookBankResult, {
    onSuccess: setBooked,
    invalidates: [platformKeys.all],
  });
  const found = booked ?? preview.data;
  const count =
    found?.outcomes
      .filter(({ outcome }) => bookable.includes(outcome))
      .reduce((sum, outcome) => sum + outcome.count, 0) ?? 0;
  return (
    <Overlay
      as="dialog"
      title={t('resultTitle')}
      size={720}
      onClose={onClose}
      isPersistent
      foot={
        booked ? (
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Button
            type="primary"
            disabled={count === 0}
            loading={booking.isBusy}
            onClick={() => chosen && void booking.run({ params, body: { file: chosen } })}
          >
            {t('book', { count })}
          </Button>
        )
      }
    >
      <div className="stack gap-16">
        {booked ? (
          <p role="status">{t('bookedLine', { count })}</p>
        ) : (
          <>
            <p className="muted">{t('resultHint', { name: file.name })}</p>
            <Upload.Dragger
              accept=".csv,.txt,.xml"
              showUploadList={false}
              disabled={booking.isBusy}
              beforeUpload={(given) => {
                setChosen(given);
                return false;
              }}
            >
              <FileCheck2 size={28} style={{ marginInline: 'auto' }} aria-hidden />
              {chosen && <p className="semibold anywhere">{chosen.name}</p>}
              <p className={chosen ? 'faint' : undefined}>{t('drop')}</p>
            </Upload.Dragger>
            {preview.error && (
              <p className="danger-text" role="alert">
                {preview.error.message}
              </p>
            )}
          </>
        )}
        {found && <Lines result={found} />}
        {found && !booked && <p className="faint small">{t('twice')}</p>}
      </div>
    </Overlay>
  );
}

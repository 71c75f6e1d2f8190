import { useQuery } from '@tanstack/react-query';
import {
  type BankFile,
  downloadBankFile,
  listBankFiles,
} from '@vitrine/contract/shop/bank-files.ts';
import { readPayoutSettings, summarizePayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { Button } from 'antd';
import { Download, FileDown, TriangleAlert, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { bankFileTexts } from '../../texts/bank-files.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { RailMark, useRailName } from './payout-state.tsx';
import './payout-summary.css';

const BankResultDialog = lazy(async () => ({
  default: (await import('./bank-result-dialog.tsx')).BankResultDialog,
}));

/** As many files as are still worked on in a week; the others are shown on request. */
const [fewFiles, manyFiles] = [3, 100];

function FileRow({ file }: { file: BankFile }) {
  const t = useText(bankFileTexts);
  const clock = useClock();
  const money = useTrueMoneyText();
  const mayRun = useHasPerm('platform:payout:run');
  const [isOpen, setOpen] = useState(false);
  const downloading = useApiMutation(
    (format: BankFile['format']) =>
      api.download(downloadBankFile, { params: { fileId: file.id }, query: { format } }),
    { invalidates: [platformKeys.bankFiles()] },
  );
  const { name, payouts: count, open, paid, failed, createdAt, downloadedAt } = file;
  const states = [
    downloadedAt
      ? t('downloaded', { date: clock.write('moment', downloadedAt) })
      : t('notDownloaded'),
    t('counts', { open, paid }),
  ];
  return (
    <li className="payout-note">
      <FileDown size={16} aria-hidden />
      <p className="grow">
        <b className="semibold">{t('file', { name })}</b>{' '}
        {t('fileLine', {
          payouts: t('payoutCount', { count }),
          total: money(file.total),
          date: clock.write('moment', createdAt),
        })}{' '}
        {states.join(' ')}{' '}
        {failed > 0 && <span className="danger-text">{t('failedCount', { count: failed })}</span>}
      </p>
      {mayRun && (
        <span className="cluster gap-8">
          {file.format === 'sepa' && (
            <Button
              icon={<Download size={16} aria-hidden />}
              loading={downloading.isBusy}
              onClick={() => void downloading.run('sepa')}
            >
              SEPA
            </Button>
          )}
          <Button
            icon={<Download size={16} aria-hidden />}
            loading={downloading.isBusy}
            onClick={() => void downloading.run('csv')}
          >
            CSV
          </Button>
          <Button icon={<Upload size={16} aria-hidden />} onClick={() => setOpen(true)}>
            {t('uploadResult')}
          </Button>
        </span>
      )}
      {isOpen && (
        <Suspense>
          <BankResultDialog file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** Sums of the payouts on their way on each rail and of those that wait for a balance, and the newest files for the bank. */
export function PayoutSummary() {
  const t = useText(bankFileTexts);
  const nameRail = useRailName();
  const [pageSize, setPageSize] = useState(fewFiles);
  const { data: sums = [] } = useQuery({
    queryKey: platformKeys.payoutSummary,
    queryFn: ({ signal }) => api.read(summarizePayouts, {}, signal),
  });
  const { data: files } = useQuery({
    queryKey: platformKeys.bankFiles(pageSize),
    queryFn: ({ signal }) => api.read(listBankFiles, { query: { pageNum: 1, pageSize } }, signal),
    placeholderData: (shown) => shown,
  });
  const settings = useQuery({
    queryKey: platformKeys.payoutSettings,
    queryFn: ({ signal }) => api.read(readPayoutSettings, {}, signal),
  });
  const waitsForPayer =
    settings.data?.payer === null &&
    sums.some(({ state, amount }) => state === 'unfiled' && amount.currency === 'EUR');
  const list = files?.list ?? [];
  if (!sums.length && !list.length) return null;
  const open = sums.filter(({ state }) => state !== 'waiting');
  const providers = [...new Set(open.map(({ provider }) => provider))];
  return (
    <section className="card payout-summary below-16" aria-label={t('summary')}>
      {providers.length > 0 && (
        <ul className="payout-rails">
          {providers.map((provider) => (
            <li key={provider}>
              <span className="muted small line gap-8">
                <RailMark provider={provider} />
                {nameRail(provider)}
              </span>
              {open
                .filter((sum) => sum.provider === provider)
                .map(({ state, amount, count }) => (
                  <p key={`${state}${amount.currency}`}>
                    <b className="h2 num">
                      <Money kind="total" value={amount} />
                    </b>
                    <small className="block muted">
                      {t(state === 'unfiled' ? 'unfiled' : 'onTheirWay', { count })}
                    </small>
                  </p>
                ))}
            </li>
          ))}
        </ul>
      )}
      <ul>
        {sums
          .filter(({ state }) => state === 'waiting')
          .map(({ provider, amount, count }) => (
            <li className="payout-note" key={`${provider}${amount.currency}`}>
              <TriangleAlert size={16} className="amber-text" aria-hidden />
              <p className="grow">
                <b className="block semibold">
                  {t('short', { provider: nameRail(provider) })} <Money value={amount} />
                </b>{' '}
                {t('shortLine', { count })}
              </p>
            </li>
          ))}
        {waitsForPayer && (
          <li className="payout-note">
            <TriangleAlert size={16} className="amber-text" aria-hidden />
            <p className="grow">
              {t('payerMissing')} <Link to="/operations/payout-settings">{t('enterPayer')}</Link>
            </p>
          </li>
        )}
        {list.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
        {pageSize < manyFiles && files && files.total > list.length && (
          <li className="payout-note">
            <Button type="link" onClick={() => setPageSize(manyFiles)}>
              {t('moreFiles')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

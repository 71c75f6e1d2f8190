import { skipToken, useQuery } from '@tanstack/react-query';
import { payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import {
  exportPlatformPayouts,
  listPlatformPayouts,
  moveSandboxClock,
  readPayoutSettings,
  readSandboxClock,
} from '@vitrine/contract/shop/platform-payouts.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { storeFilter } from '../table/store-select.tsx';
import { PayoutDrawer, type PlatformPayout } from './payout-drawer.tsx';
import {
  PayoutStateTag,
  payoutStateTexts,
  RailMark,
  usePayoutSentences,
  useRailName,
} from './payout-state.tsx';
import { PayoutSummary } from './payout-summary.tsx';
import { RunPayouts } from './run-payouts.tsx';

/** The next step is red where the money did not arrive. */
const unpaid: readonly PlatformPayout['status'][] = ['failed', 'returned'];

function BankClock() {
  const t = useText(operationsTexts);
  const personal = useClock();
  const settings = useQuery({
    queryKey: platformKeys.payoutSettings,
    queryFn: ({ signal }) => api.read(readPayoutSettings, {}, signal),
  });
  // Production has no such clock and no address that answers for one.
  const clock = useQuery({
    enabled: settings.data?.hasClock === true,
    queryKey: platformKeys.clock,
    queryFn: ({ signal }) => api.read(readSandboxClock, {}, signal),
  });
  const moving = useApiMutation(moveSandboxClock, {
    onSuccess: () => queryClient.invalidateQueries(),
  });
  if (!clock.data?.canMove) return null;
  const time = personal.write('moment', clock.data.now);
  return (
    <div className="bank-clock above-16 cluster">
      <span className="muted num">{t('clock', { time })}</span>
      <HasPerm value="platform:payout:run">
        {[1, 7].map((count) => (
          <AnchoredQuestion
            key={count}
            title={t('forward', { count })}
            action={t('forward', { count })}
            onConfirm={() => moving.run({ body: { advanceDays: count } })}
            trigger={<Button>{t('forward', { count })}</Button>}
          >
            {t('forwardHint')}
          </AnchoredQuestion>
        ))}
      </HasPerm>
    </div>
  );
}

/**
 * Payouts of all stores: the button that runs them now, sums and files for the bank, the list with cause and next step, and below
 * it the trial's clock, which comes later and must not push it down.
 */
export default function OperationsPayouts() {
  const t = useText(operationsTexts);
  const sentencesOf = usePayoutSentences();
  const nameRail = useRailName();
  const { read, change } = useAddress();
  const clock = useClock();
  const [rows, setRows] = useState<readonly PlatformPayout[]>([]);
  const address = read('payout') ?? '';
  const openId = /^\d{1,19}$/.test(address) ? address : undefined;
  const at = rows.findIndex(({ id }) => id === openId);
  // Links of other pages lead to a payout that may be on another page of the list.
  const linked = useQuery({
    queryKey: platformKeys.payouts('one', openId),
    queryFn:
      openId && at < 0
        ? ({ signal }) =>
            api.read(
              listPlatformPayouts,
              { query: { payoutId: openId, pageNum: 1, pageSize: 1 } },
              signal,
            )
        : skipToken,
  });
  const stepTo = (index: number) => {
    const row = at < 0 ? undefined : rows[index];
    return row && (() => change({ payout: row.id }));
  };
  return (
    <>
      <PageHead
        title={t('payouts')}
        actions={
          <HasPerm value="platform:payout:run">
            <RunPayouts />
          </HasPerm>
        }
      />
      <PayoutSummary />
      <ListPage
        name="operations-payouts"
        list={listPlatformPayouts}
        keyOf={platformKeys.payouts}
        emptyText={t('noPayouts')}
        exporting={{
          perm: 'platform:payout:query',
          run: (query) =>
            api.download(exportPlatformPayouts, { query: { ...query, timeZone: clock.zone } }),
        }}
        onOpen={(row) => change({ payout: row.id })}
        onShown={setRows}
        filters={[
          { name: 'keywords', kind: 'words', label: t('payoutSearch') },
          {
            name: 'status',
            param: 'state',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: 'open', label: t('openPayouts') },
              ...payoutStatuses.map((value) => ({ value, label: t(payoutStateTexts[value]) })),
            ],
          },
          storeFilter,
          {
            name: 'requested',
            kind: 'days',
            label: t('requested'),
            names: ['requestedFrom', 'requestedTo'],
            params: ['from', 'to'],
          },
        ]}
        columns={[
          { key: 'store', title: t('store'), render: (_value, row) => row.store.name },
          {
            key: 'rail',
            title: t('payoutRail'),
            render: (_value, row) => (
              <span className="line gap-8">
                <RailMark provider={row.provider} />
                <span>
                  {nameRail(row.provider)}
                  <small>{row.destination}</small>
                </span>
              </span>
            ),
          },
          {
            key: 'amount',
            title: t('amount'),
            align: 'end',
            render: (_value, row) => <Money kind="total" value={row.amount} />,
          },
          {
            key: 'state',
            title: t('state'),
            render: (_value, row) => <PayoutStateTag status={row.status} />,
          },
          {
            key: 'cause',
            title: t('causeAndNext'),
            width: 320,
            render: (_value, row) => {
              const { cause, next } = sentencesOf(row);
              return (
                <>
                  {cause}
                  {next && (
                    <small
                      className={unpaid.includes(row.status) ? 'block danger-text' : 'block muted'}
                    >
                      {next}
                    </small>
                  )}
                </>
              );
            },
          },
          { key: 'trigger', title: t('trigger'), render: (_value, row) => t(row.trigger) },
          {
            key: 'requested',
            title: t('requested'),
            render: (_value, row) => <DateTime value={row.requestedAt} />,
          },
        ]}
      />
      <PayoutDrawer
        payout={rows[at] ?? (openId ? linked.data?.list[0] : undefined)}
        onClose={() => change({ payout: undefined })}
        onPrevious={stepTo(at - 1)}
        onNext={stepTo(at + 1)}
      />
      <BankClock />
    </>
  );
}

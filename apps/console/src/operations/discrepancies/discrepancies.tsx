import { useQuery } from '@tanstack/react-query';
import {
  closeDiscrepancy,
  type Discrepancy,
  discrepancyKinds,
  exportDiscrepancies,
  listDiscrepancies,
  proposeDifferenceSettlement,
} from '@vitrine/contract/shop/payments.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { discrepancyTexts } from '../../texts/discrepancies.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { platformPaymentTexts } from '../../texts/platform-payments.ts';
import { reconciliationTexts } from '../../texts/reconciliation.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MoneyLinks } from '../payments/money-links.tsx';
import { useMoneyFilters } from '../payments/use-money-filters.ts';
import { type Decision, DecisionDialog } from '../stores/decision-dialog.tsx';
import { OpenSettlements, openSettlementsQuery } from './open-settlements.tsx';
import './settlements.css';
import { UnknownPayments } from './unknown-payments.tsx';
import { UnknownPayouts } from './unknown-payouts.tsx';
import { useProposal } from './use-proposal.ts';

const words = ['platform', 'live', 'test'] as const;

/** Money as money, words in the reader's language, and names as the provider writes them. */
function Side({ money, text }: Discrepancy['expected']) {
  const t = useText(discrepancyTexts);
  if (money) return <Money kind="true" value={money} />;
  if (text === null) return <span className="faint">{t('nothing')}</span>;
  const word = words.find((known) => known === text);
  return word ? t(word) : <code className="anywhere">{text}</code>;
}

/** Where a provider's message or book did not fit ours; anyone who may compare the books closes each with a note. */
export function Discrepancies() {
  const t = useText(operationsTexts);
  const tDiscrepancy = useText(discrepancyTexts);
  const tBooks = useText(reconciliationTexts);
  const tMoney = useText(platformPaymentTexts);
  const clock = useClock();
  const { search, store, provider, days } = useMoneyFilters('created');
  const [decision, setDecision] = useState<Decision>();
  const propose = useProposal();
  const labelled = useLabelText();
  const nameOf = ({ kind }: Discrepancy) => tDiscrepancy(`discrepancy_${kind}`);
  const proposals = useQuery(openSettlementsQuery).data?.list ?? [];
  const isProposed = ({ id }: Discrepancy) =>
    proposals.some(({ discrepancyId }) => discrepancyId === id);
  const closing = useApiMutation(closeDiscrepancy, {
    success: tDiscrepancy('closed'),
    invalidates: [platformKeys.all],
  });
  const proposing = useApiMutation(proposeDifferenceSettlement, {
    success: tDiscrepancy('proposed'),
    invalidates: [platformKeys.all],
  });
  const openSettlement = ({ id, account, store: owner }: Discrepancy) =>
    setDecision(
      propose({
        draft: `settle|${id}`,
        title: tDiscrepancy(account ? 'settle_close' : 'settle_difference'),
        ...(account && {
          hint: tDiscrepancy('closeOwnersLine', { store: owner?.name ?? account }),
        }),
        send: (reason) => proposing.run({ params: { id }, body: { reason } }),
      }),
    );
  const askToClose = ({ id }: Discrepancy) =>
    setDecision({
      draft: `discrepancy|${id}`,
      title: tDiscrepancy('closeTitle'),
      action: tDiscrepancy('close'),
      label: tDiscrepancy('note'),
      needed: tDiscrepancy('noteNeeded'),
      hint: tDiscrepancy('closeLine'),
      send: (reason) => closing.run({ params: { id }, body: { reason } }),
    });
  return (
    <>
      <OpenSettlements />
      <UnknownPayments onDecide={setDecision} />
      <UnknownPayouts onDecide={setDecision} />
      <ListPage
        name="discrepancies"
        list={listDiscrepancies}
        keyOf={platformKeys.discrepancies}
        emptyText={tDiscrepancy('noDiscrepancies')}
        noneFoundText={tDiscrepancy('noneHere')}
        exporting={{
          perm: 'platform:ledger:query',
          run: (query) =>
            api.download(exportDiscrepancies, { query: { ...query, timeZone: clock.zone } }),
        }}
        minWidth={1080}
        filters={[
          search,
          store,
          provider,
          {
            name: 'kind',
            kind: 'choice',
            label: tMoney('kind'),
            any: tMoney('anyKind'),
            options: discrepancyKinds.map((value) => ({
              value,
              label: tDiscrepancy(`discrepancy_${value}`),
            })),
          },
          {
            name: 'state',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: 'open', label: tDiscrepancy('openDiscrepancy') },
              { value: 'closed', label: tDiscrepancy('closedDiscrepancy') },
            ],
          },
          days,
        ]}
        nameOf={nameOf}
        actionsWidth={180}
        actions={[
          {
            label: tDiscrepancy('settle'),
            perm: 'platform:ledger:compare',
            isOffered: (row) =>
              row.state === 'open' &&
              (row.moves !== null || row.account !== null) &&
              !isProposed(row),
            run: ([row]) => row && openSettlement(row),
          },
          {
            label: tDiscrepancy('close'),
            perm: 'platform:ledger:compare',
            isOffered: (row) => row.state === 'open' && row.account === null && !isProposed(row),
            run: ([row]) => row && askToClose(row),
          },
        ]}
        columns={[
          {
            key: 'event',
            title: t('event'),
            width: 180,
            render: (_value, row) => (
              <>
                {row.moves ? labelled(tBooks(row.moves), nameOf(row)) : nameOf(row)}
                {row.key && <small className="anywhere">{row.key}</small>}
              </>
            ),
          },
          {
            key: 'about',
            title: tMoney('about'),
            width: 190,
            render: (_value, row) => (
              <>
                <MoneyLinks {...row} />
                {row.store && <small>{row.store.name}</small>}
                {row.account && (
                  <small className="anywhere">
                    {labelled(tDiscrepancy('ownersAccount'), row.account)}
                  </small>
                )}
              </>
            ),
          },
          {
            key: 'provider',
            title: t('provider'),
            width: 110,
            render: (_value, row) => (
              <>
                {nameProvider(row.provider)}
                {row.isTest && <small>{tDiscrepancy('test')}</small>}
              </>
            ),
          },
          {
            key: 'expected',
            title: t('expected'),
            render: (_value, row) => <Side {...row.expected} />,
          },
          { key: 'seen', title: t('seen'), render: (_value, row) => <Side {...row.seen} /> },
          {
            key: 'time',
            title: t('time'),
            width: 130,
            render: (_value, row) => <DateTime value={row.createdAt} />,
          },
          {
            key: 'state',
            title: t('state'),
            render: (_value, row) => (
              <>
                {isProposed(row) ? (
                  <StatusTag meaning="waiting">{tDiscrepancy('waitsForSecond')}</StatusTag>
                ) : (
                  <StatusTag meaning={row.state === 'open' ? 'failed' : 'neutral'}>
                    {tDiscrepancy(row.state === 'open' ? 'openDiscrepancy' : 'closedDiscrepancy')}
                  </StatusTag>
                )}
                {row.closedAt && (
                  <small>
                    <DateTime value={row.closedAt} />
                  </small>
                )}
                {row.reason && (
                  <small className="anywhere" style={{ whiteSpace: 'pre-line' }}>
                    {row.reason}
                  </small>
                )}
              </>
            ),
          },
        ]}
      />
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </>
  );
}

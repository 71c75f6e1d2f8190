import { closeReconciliationBreak, listReconciliationBreaks, type ReconciliationBreak } from '@vitrine/contract/shop/payments.ts';
import { Button, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { reconciliationTexts } from '../../texts/reconciliation.ts';
import { breakTexts } from '../../texts/reconciliation-breaks.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type Decision, DecisionDialog } from '../stores/decision-dialog.tsx';

const words = ['platform', 'live', 'test'] as const;

/** Money as money, words in the reader's language, and names as the provider writes them. */
function Side({ money, text }: ReconciliationBreak['expected']) {
  const t = useText(breakTexts);
  if (money) return <Money value={money} />;
  if (text === null) return <span className="t3">{t('nothing')}</span>;
  const word = words.find((known) => known === text);
  return word ? t(word) : <code style={{ overflowWrap: 'anywhere' }}>{text}</code>;
}

/** Where a provider's word or book did not fit ours; whoever compares the books closes each with a note. */
export function ReconciliationBreaks() {
  const t = useText(operationsTexts);
  const tBreak = useText(breakTexts);
  const tBooks = useText(reconciliationTexts);
  const mayClose = useHasPerm('platform:ledger:compare');
  const { read, change } = useAddress();
  const state = (['open', 'closed'] as const).find((known) => known === read('state')) ?? '';
  const [decision, setDecision] = useState<Decision>();
  const askToClose = ({ id }: ReconciliationBreak) =>
    setDecision({
      draft: `break|${id}`,
      title: tBreak('closeTitle'),
      action: tBreak('close'),
      label: tBreak('note'),
      needed: tBreak('noteNeeded'),
      hint: tBreak('closeLine'),
      send: async (reason) => {
        try {
          await api.call(closeReconciliationBreak, { params: { id }, body: { reason } });
          toast.success(tBreak('closed'));
        } finally {
          await queryClient.invalidateQueries({ queryKey: platformKeys.all });
        }
      },
    });
  const columns: TableColumnsType<ReconciliationBreak> = [
    {
      title: t('event'),
      render: (_value, row) => (
        <>
          {row.moves ? `${tBooks(row.moves)}: ` : ''}
          {t(`break_${row.kind}`)}
          {row.key && <small style={{ overflowWrap: 'anywhere' }}>{row.key}</small>}
        </>
      ),
    },
    { title: t('provider'), width: 110, render: (_value, row) => nameProvider(row.provider) },
    { title: t('expected'), render: (_value, row) => <Side {...row.expected} /> },
    { title: t('seen'), render: (_value, row) => <Side {...row.seen} /> },
    { title: t('time'), width: 160, render: (_value, row) => <DateTime value={row.createdAt} /> },
    {
      title: t('state'),
      render: (_value, row) => (
        <>
          <StatusTag meaning={row.state === 'open' ? 'failed' : 'neutral'}>
            {t(row.state === 'open' ? 'openBreak' : 'closedBreak')}
          </StatusTag>
          {row.closedAt && (
            <small>
              <DateTime value={row.closedAt} />
            </small>
          )}
          {row.reason && <small style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{row.reason}</small>}
        </>
      ),
    },
    ...(mayClose
      ? [
          {
            title: '',
            width: 110,
            align: 'end' as const,
            render: (_value: unknown, row: ReconciliationBreak) =>
              row.state === 'open' ? (
                <Button size="small" onClick={() => askToClose(row)}>
                  {tBreak('close')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
  return (
    <>
      <PagedTable<ReconciliationBreak>
        queryKey={platformKeys.discrepancies(state)}
        load={(page, signal) => api.read(listReconciliationBreaks, { query: { ...page, ...(state ? { state } : {}) } }, signal)}
        columns={columns}
        emptyText={state ? tBreak('noneHere') : t('noBreaks')}
        filters={
          <Select
            aria-label={t('state')}
            value={state}
            onChange={(value) => change({ state: value })}
            options={[
              { value: '' as const, label: t('anyState') },
              { value: 'open' as const, label: t('openBreak') },
              { value: 'closed' as const, label: t('closedBreak') },
            ]}
          />
        }
      />
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </>
  );
}

import { Tabs } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { reconciliationTexts } from '../../texts/reconciliation.ts';
import { firstPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BookComparisons } from '../reconciliation/book-comparisons.tsx';
import { JournalTable } from './journal-table.tsx';
import { LedgerCheck } from './ledger-check.tsx';

/** The books: whether they agree, every journal with its entries, and the providers' books beside ours. */
export default function OperationsLedger() {
  const t = useText(operationsTexts);
  const tBooks = useText(reconciliationTexts);
  const { read, change } = useAddress();
  const tab = read('tab') === 'providers' ? 'providers' : 'journals';
  return (
    <>
      <PageHead title={t('ledger')} />
      <LedgerCheck />
      <Tabs
        activeKey={tab}
        onChange={(key) => change({ tab: key === 'providers' ? key : undefined, ...firstPage })}
        items={[
          { key: 'journals', label: tBooks('journals') },
          { key: 'providers', label: tBooks('tab') },
        ]}
      />
      {tab === 'providers' ? <BookComparisons /> : <JournalTable />}
    </>
  );
}

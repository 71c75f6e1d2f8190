import { Tabs } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { feeTexts } from '../../texts/fees.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { reconciliationTexts } from '../../texts/reconciliation.ts';
import { firstPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BookComparisons } from '../reconciliation/book-comparisons.tsx';
import { FeeSums } from '../reconciliation/fee-sums.tsx';
import { JournalTable } from './journal-table.tsx';
import { LedgerCheck } from './ledger-check.tsx';

const views = { journals: JournalTable, providers: BookComparisons, fees: FeeSums } as const;
const tabs = ['journals', 'providers', 'fees'] as const;

/** The books: whether they agree, every journal with its entries, the providers' books beside ours, and their fees. */
export default function OperationsLedger() {
  const t = useText(operationsTexts);
  const tBooks = useText(reconciliationTexts);
  const { read, change } = useAddress();
  const tFees = useText(feeTexts);
  const tab = tabs.find((one) => one === read('tab')) ?? 'journals';
  const View = views[tab];
  return (
    <>
      <PageHead title={t('ledger')} />
      <LedgerCheck />
      <Tabs
        activeKey={tab}
        onChange={(key) => change({ tab: key === 'journals' ? undefined : key, ...firstPage })}
        items={[
          { key: 'journals', label: tBooks('journals') },
          { key: 'providers', label: tBooks('tab') },
          { key: 'fees', label: tFees('totals') },
        ]}
      />
      <View />
    </>
  );
}

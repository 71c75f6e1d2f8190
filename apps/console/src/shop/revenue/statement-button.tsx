import { exportStatement } from '@vitrine/contract/shop/ledger.ts';
import { Button, Dropdown } from 'antd';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import { payoutTexts } from '../../texts/payouts.ts';

/** The statement of the shown days as a file, to print or for a spreadsheet. */
export function StatementButton({ range }: { range: Partial<DayRange> | undefined }) {
  const t = useText(payoutTexts);
  const [isMaking, setMaking] = useState(false);
  const save = async (format: 'csv' | 'pdf') => {
    setMaking(true);
    await api.download(exportStatement, { query: { ...range, format } });
    setMaking(false);
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={!range}
      menu={{
        items: (['pdf', 'csv'] as const).map((format) => ({ key: format, label: t(format), onClick: () => void save(format) })),
      }}
    >
      <Button icon={<Download size={16} aria-hidden />} loading={isMaking}>
        {t('statement')}
        <ChevronDown size={14} aria-hidden />
      </Button>
    </Dropdown>
  );
}

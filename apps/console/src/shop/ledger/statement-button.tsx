import { exportStatement } from '@vitrine/contract/shop/statements.ts';
import { Button } from 'antd';
import { ChevronDown, Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { type DayRange, dayQuery } from '../../lib/store-days.rules.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { LaterMenu } from '../../ui/later-menu.tsx';

/** The statement of the shown days as a file, to print or for a spreadsheet. */
export function StatementButton({ range }: { range: Partial<DayRange> | undefined }) {
  const t = useText(payoutTexts);
  const saving = useApiMutation((format: 'csv' | 'pdf') =>
    api.download(exportStatement, { query: { ...dayQuery(range ?? {}), format } }),
  );
  return (
    <LaterMenu
      trigger={['click']}
      disabled={!range}
      menu={{
        items: (['pdf', 'csv'] as const).map((format) => ({
          key: format,
          label: t(format),
          onClick: () => void saving.run(format),
        })),
      }}
    >
      <Button icon={<Download size={16} aria-hidden />} loading={saving.isBusy}>
        {t('statement')}
        <ChevronDown size={14} aria-hidden />
      </Button>
    </LaterMenu>
  );
}

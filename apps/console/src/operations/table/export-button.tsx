import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { tableTexts } from '../../texts/tables.ts';

/** Fetches a list as a file; a second click waits for the first. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const t = useText(tableTexts);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await onExport();
    setBusy(false);
  };
  return (
    <Button icon={<Download size={16} aria-hidden />} title={t('exportHint')} loading={isBusy} onClick={() => void run()}>
      {t('export')}
    </Button>
  );
}

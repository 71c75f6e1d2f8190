import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { tableTexts } from '../../texts/tables.ts';

/** Fetches a list as a file; a second click waits for the first. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const t = useText(tableTexts);
  const exporting = useApiMutation(onExport);
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      title={t('exportHint')}
      loading={exporting.isBusy}
      onClick={() => void exporting.run()}
    >
      {t('export')}
    </Button>
  );
}

import { exportPrices } from '@vitrine/contract/shop/price-imports.ts';
import { Button } from 'antd';
import { Download, FileSpreadsheet, FileUp } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { LaterMenu } from '../../ui/later-menu.tsx';
import { createLaterPart, usePrepared } from '../../ui/later-part.tsx';
import type { ImportedPrices } from './use-price-import.ts';

const PriceImportOverlay = createLaterPart(async () => ({
  default: (await import('./price-import.tsx')).PriceImportOverlay,
}));

/** Prices out to a spreadsheet and in again. */
export function SpreadsheetMenu({ onStaged }: { onStaged: (imported: ImportedPrices) => void }) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const [isOpen, setOpen] = useState(false);
  usePrepared(PriceImportOverlay);
  const exporting = useApiMutation(() => api.download(exportPrices, {}));
  const paste = {
    key: 'paste',
    icon: <FileUp size={16} aria-hidden />,
    label: t('pastePrices'),
    onClick: () => setOpen(true),
  };
  return (
    <>
      <LaterMenu
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            ...(mayEdit ? [paste] : []),
            {
              key: 'export',
              icon: <Download size={16} aria-hidden />,
              label: t('exportPrices'),
              onClick: () => void exporting.run(),
            },
          ],
        }}
      >
        <Button icon={<FileSpreadsheet size={16} aria-hidden />} loading={exporting.isBusy}>
          {t('spreadsheet')}
        </Button>
      </LaterMenu>
      {isOpen && <PriceImportOverlay onClose={() => setOpen(false)} onStaged={onStaged} />}
    </>
  );
}

import { exportPrices } from '@vitrine/contract/shop/price-imports.ts';
import { Button, Dropdown } from 'antd';
import { Download, FileSpreadsheet, FileUp } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PriceImportOverlay } from './price-import.tsx';
import type { ImportedPrices } from './use-price-import.ts';

/** Prices out to a spreadsheet and in again. */
export function SpreadsheetMenu({ onStaged }: { onStaged: (imported: ImportedPrices) => void }) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const [isOpen, setOpen] = useState(false);
  const exporting = useApiMutation(() => api.download(exportPrices, {}));
  const paste = {
    key: 'paste',
    icon: <FileUp size={16} aria-hidden />,
    label: t('pastePrices'),
    onClick: () => setOpen(true),
  };
  return (
    <>
      <Dropdown
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
      </Dropdown>
      {isOpen && <PriceImportOverlay onClose={() => setOpen(false)} onStaged={onStaged} />}
    </>
  );
}

import { exportPrices } from '@vitrine/contract/shop/price-imports.ts';
import { Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { PriceImportBody, StageImportButton } from '../../shop/pricing/price-import.tsx';
import { type ImportedPrices, usePriceImport } from '../../shop/pricing/use-price-import.ts';
import { productTexts } from '../../texts/products.ts';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

/** Prices out to a spreadsheet and in again, on the phone. */
export default function ImportSheet({
  onClose,
  onStaged,
}: {
  onClose: () => void;
  onStaged: (imported: ImportedPrices) => void;
}) {
  const t = useText(productTexts);
  const exporting = useApiMutation(() => api.download(exportPrices, {}));
  const prices = usePriceImport((imported) => {
    onStaged(imported);
    onClose();
  });
  return (
    <Sheet
      onClose={onClose}
      className="tall"
      title={t('importTitle')}
      foot={<StageImportButton prices={prices} />}
    >
      <Button className="btn wide" isBusy={exporting.isBusy} onClick={() => void exporting.run()}>
        <Download size={18} aria-hidden />
        {t('exportPrices')}
      </Button>
      <PriceImportBody prices={prices} />
    </Sheet>
  );
}

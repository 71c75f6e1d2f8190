import { exportPrices } from '@vitrine/contract/shop/price-imports.ts';
import { Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { PriceImportOverlay } from '../../shop/pricing/price-import.tsx';
import type { ImportedPrices } from '../../shop/pricing/use-price-import.ts';
import { productTexts } from '../../texts/products.ts';
import { Button } from '../../ui/plain/button.tsx';

interface ImportSheetProps {
  onClose: () => void;
  onStaged: (imported: ImportedPrices) => void;
}

/** Prices out to a spreadsheet and in again, on the phone. */
export default function ImportSheet(props: ImportSheetProps) {
  const t = useText(productTexts);
  const exporting = useApiMutation(() => api.download(exportPrices, {}));
  return (
    <PriceImportOverlay {...props}>
      <Button className="btn wide" isBusy={exporting.isBusy} onClick={() => void exporting.run()}>
        <Download size={18} aria-hidden />
        {t('exportPrices')}
      </Button>
    </PriceImportOverlay>
  );
}

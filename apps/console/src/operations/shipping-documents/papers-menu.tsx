import { printPackingSlips, printPickList } from '@vitrine/contract/shop/shipping-documents.ts';
import { Button, Dropdown } from 'antd';
import { ChevronDown, Printer, Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingFileTexts } from '../../texts/shipping-files.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';

const CarrierFile = lazy(() => import('./carrier-file.tsx'));

const papers = {
  slipsA4: { endpoint: printPackingSlips, paper: 'a4' },
  slipsA6: { endpoint: printPackingSlips, paper: 'a6' },
  pickListA4: { endpoint: printPickList, paper: 'a4' },
  pickListA6: { endpoint: printPickList, paper: 'a6' },
} as const;
type PaperName = keyof typeof papers;
const names = Object.keys(papers) as PaperName[];

interface PapersMenuProps {
  /** In the order in which they are printed. */
  orderIds: readonly string[];
  /** Of one order nothing is picked. */
  isForOne?: boolean;
}

/** Prints packing slips and pick lists of some orders, and writes their file for a carrier. */
export default function PapersMenu({ orderIds, isForOne = false }: PapersMenuProps) {
  const t = useText(shippingFileTexts);
  const mayRead = useHasPerm('platform:order:personal');
  const [isFileOpen, setFileOpen] = useState(false);
  const printing = useApiMutation(({ endpoint, paper }: (typeof papers)[PaperName]) =>
    api.download(endpoint, { body: { orderIds: [...orderIds], paper } }),
  );
  if (!mayRead) return null;
  const shown = isForOne
    ? names.filter((name) => papers[name].endpoint === printPackingSlips)
    : names;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: shown.map((name) => ({ key: name, label: t(name) })),
          onClick: ({ key }) => void printing.run(papers[key as PaperName]),
        }}
      >
        <Button
          size={isForOne ? 'small' : 'middle'}
          icon={<Printer size={16} aria-hidden />}
          loading={printing.isBusy}
        >
          {t('print')}
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Dropdown>
      {!isForOne && (
        <Button icon={<Truck size={16} aria-hidden />} onClick={() => setFileOpen(true)}>
          {t('carrierFile')}
        </Button>
      )}
      {isFileOpen && (
        <Suspense>
          <CarrierFile orderIds={orderIds} onClose={() => setFileOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

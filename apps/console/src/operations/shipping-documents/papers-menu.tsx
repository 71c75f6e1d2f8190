import { Button, Dropdown } from 'antd';
import { ChevronDown, Printer, Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { shippingFileTexts } from '../../texts/shipping-files.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { usePrinting } from './use-printing.ts';

const CarrierFile = lazy(() => import('./carrier-file.tsx'));

const papers = {
  slipsA4: { document: 'slips', paper: 'a4' },
  slipsA6: { document: 'slips', paper: 'a6' },
  pickListA4: { document: 'pickList', paper: 'a4' },
  pickListA6: { document: 'pickList', paper: 'a6' },
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
  const printing = usePrinting();
  if (!mayRead) return null;
  const shown = isForOne ? names.filter((name) => papers[name].document === 'slips') : names;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: shown.map((name) => ({ key: name, label: t(name) })),
          onClick: ({ key }) => void printing.run({ ...papers[key as PaperName], orderIds }),
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

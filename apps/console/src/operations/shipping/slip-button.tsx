import { type PaperSize, paperSizes } from '@vitrine/contract/shop/shipping-documents.ts';
import { Button, Dropdown } from 'antd';
import { ChevronDown, Printer } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { readLastPaper } from '../shipping-documents/last-paper.ts';
import { usePrinting } from '../shipping-documents/use-printing.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** The packing slip of one order, on the paper of the one before unless another is chosen. */
export function SlipButton({ orderId }: { orderId: string }) {
  const t = useText(shipQueueTexts);
  const mayRead = useHasPerm('platform:order:personal');
  const printing = usePrinting();
  const print = (paper: PaperSize) => {
    if (mayRead && !printing.isBusy)
      void printing.run({ document: 'slips', paper, orderIds: [orderId] });
  };
  useQueueKeys({ p: () => print(readLastPaper()) });
  if (!mayRead) return null;
  return (
    <span className="packing-slip">
      <Button
        icon={<Printer size={16} aria-hidden />}
        loading={printing.isBusy}
        onClick={() => print(readLastPaper())}
      >
        {t('slip')}
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: paperSizes.map((size) => ({ key: size, label: size.toUpperCase() })),
          onClick: ({ key }) => print(key as PaperSize),
        }}
      >
        <Button aria-label={t('paperSize')} icon={<ChevronDown size={14} aria-hidden />} />
      </Dropdown>
    </span>
  );
}

import { Button } from 'antd';
import { Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { shippingFileTexts } from '../../texts/shipping-files.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';

const CarrierFile = lazy(() => import('./carrier-file.tsx'));

/** The file of all orders that can be shipped now. */
export default function CarrierFileButton() {
  const t = useText(shippingFileTexts);
  const mayRead = useHasPerm('platform:order:personal');
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <>
      <Button icon={<Truck size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('carrierFile')}
      </Button>
      {isOpen && (
        <Suspense>
          <CarrierFile orderIds={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

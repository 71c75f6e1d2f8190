import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { bestEffort } from '../../../lib/best-effort.ts';
import { useText } from '../../../lib/i18n.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { catalogueTexts } from '../../../texts/catalogue.ts';
import { useNeighbours } from '../use-product-page.ts';

/** Leads to the product before or after this one in the list that the editor was opened from. */
export function NeighbourButtons({ id }: { id: string }) {
  const t = useText(catalogueTexts);
  const { change } = useAddress();
  const { previous, next } = useNeighbours(id);
  const [isBusy, setBusy] = useState(false);
  if (!previous && !next) return null;
  const button = (label: string, Icon: typeof ChevronUp, find: typeof next) => (
    <Button
      aria-label={label}
      title={label}
      disabled={!find || isBusy}
      icon={<Icon size={16} aria-hidden />}
      onClick={async () => {
        setBusy(true);
        const place = find && (await bestEffort(find()));
        setBusy(false);
        if (place) change(place);
      }}
    />
  );
  return (
    <span className="line gap-4">
      {button(t('previousProduct'), ChevronUp, previous)}
      {button(t('nextProduct'), ChevronDown, next)}
    </span>
  );
}

import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { returnTexts } from '../../texts/returns.ts';
import { DeskFilters } from '../../ui/list/desk-filters.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReturnFeed } from './return-feed.tsx';
import { ReturnOverlay } from './return-overlay.tsx';

/** What buyers of the own store want returned, refunded or cancelled. */
export default function ReturnsPage() {
  const t = useText(returnTexts);
  const address = useAddress();
  const opened = address.read('return') || undefined;
  return (
    <>
      <PageHead title={t('returns')} line={t('line')} />
      <ReturnFeed Filters={DeskFilters} onOpen={(id) => address.change({ return: id })} />
      <ReturnOverlay
        id={opened}
        side="owner"
        onClose={() => address.change({ return: undefined })}
      />
    </>
  );
}

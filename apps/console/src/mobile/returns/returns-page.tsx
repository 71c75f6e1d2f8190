import { useText } from '../../lib/i18n.ts';
import { ReturnFeed } from '../../shop/returns/return-feed.tsx';
import { ReturnOverlay } from '../../shop/returns/return-overlay.tsx';
import { returnTexts } from '../../texts/returns.ts';
import { PhoneFilters } from '../../ui/plain/phone-filters.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { PageTop } from '../parts/page-top.tsx';

/** The requests of buyers on the phone. */
export default function ReturnsPage() {
  const t = useText(returnTexts);
  const sheet = useSheet('return');
  return (
    <>
      <PageTop title={t('returns')} />
      <ReturnFeed Filters={PhoneFilters} onOpen={sheet.open} />
      <ReturnOverlay id={sheet.value ?? undefined} side="owner" onClose={sheet.close} />
    </>
  );
}

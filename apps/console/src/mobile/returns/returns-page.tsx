import { useText } from '../../lib/i18n.ts';
import { ReturnFeed } from '../../shop/returns/return-feed.tsx';
import { useReturnTitle } from '../../shop/returns/return-title.tsx';
import { ReturnView } from '../../shop/returns/return-view.tsx';
import { returnTexts } from '../../texts/returns.ts';
import { PhoneFilters } from '../../ui/plain/phone-filters.tsx';
import { OpenSheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { PageTop } from '../parts/page-top.tsx';

/** The requests of buyers on the phone. */
export default function ReturnsPage() {
  const t = useText(returnTexts);
  const sheet = useSheet('return');
  const { title, state } = useReturnTitle(sheet.value ?? undefined, 'owner');
  return (
    <>
      <PageTop title={t('returns')} />
      <ReturnFeed Filters={PhoneFilters} onOpen={sheet.open} />
      {sheet.value && (
        <OpenSheet onClose={sheet.close} title={title} note={state}>
          <ReturnView key={sheet.value} id={sheet.value} side="owner" />
        </OpenSheet>
      )}
    </>
  );
}

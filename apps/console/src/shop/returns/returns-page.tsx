import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { returnTexts } from '../../texts/returns.ts';
import { DeskFilters } from '../../ui/list/desk-filters.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { ReturnFeed } from './return-feed.tsx';
import { useReturnTitle } from './return-title.tsx';
import { ReturnView } from './return-view.tsx';

/** What buyers of the own store want returned, refunded or cancelled. */
export default function ReturnsPage() {
  const t = useText(returnTexts);
  const address = useAddress();
  const opened = address.read('return') || undefined;
  const { title, state } = useReturnTitle(opened, 'owner');
  return (
    <>
      <PageHead title={t('returns')} line={t('line')} />
      <ReturnFeed Filters={DeskFilters} onOpen={(id) => address.change({ return: id })} />
      <SideDrawer
        isOpen={opened !== undefined}
        onClose={() => address.change({ return: undefined })}
        title={title}
        extra={state}
      >
        {opened && <ReturnView key={opened} id={opened} side="owner" />}
      </SideDrawer>
    </>
  );
}

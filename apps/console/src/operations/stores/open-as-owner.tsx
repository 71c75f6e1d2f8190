import { beginStoreView } from '@vitrine/contract/shop/store-views.ts';
import { Button } from 'antd';
import { Eye, Smartphone } from 'lucide-react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { findMobileSite } from '../../lib/first-visit.ts';
import { useText } from '../../lib/i18n.ts';
import { storeFiguresTexts } from '../../texts/store-figures.ts';
import { HasPerm } from '../../ui/has-perm.tsx';

/** Opens the console of the store as its owner sees it, in a separate tab. */
export function OpenAsOwner({ storeId }: { storeId: string }) {
  const t = useText(storeFiguresTexts);
  const beginning = useApiMutation(beginStoreView);
  const open = async (site: string) => {
    // A tab that is opened after the answer is blocked: it did not follow from the press.
    const tab = window.open('', '_blank');
    if (!tab) return toast.error(t('popUpBlocked'));
    const begun = await beginning.run({ params: { storeId } });
    if (begun) tab.location.href = `${site}/#/view?ticket=${begun.ticket}`;
    else tab.close();
    return undefined;
  };
  return (
    <HasPerm value="platform:store:view-as-owner">
      <div className="stack gap-4 below-20">
        <span className="cluster gap-8">
          <Button
            icon={<Eye size={16} aria-hidden />}
            loading={beginning.isBusy}
            onClick={() => void open(window.location.origin)}
          >
            {t('openAsOwner')}
          </Button>
          <Button
            type="text"
            icon={<Smartphone size={16} aria-hidden />}
            disabled={beginning.isBusy}
            onClick={() => void open(findMobileSite())}
          >
            {t('openOnPhone')}
          </Button>
        </span>
        <small className="faint">{t('openHint')}</small>
      </div>
    </HasPerm>
  );
}

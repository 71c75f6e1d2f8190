import { hasRequiredSeller } from '@vitrine/contract/shop/sellers.ts';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { storeTexts } from '../../texts/stores.ts';
import './seller-needed.css';

/** That nothing can be ordered until the owner of a direct store has entered who sells, and the way to do it. */
export function SellerNeeded({ isLink = true }: { isLink?: boolean }) {
  const t = useText(storeTexts);
  const { data: store } = useOwnStore();
  if (!store || hasRequiredSeller(store)) return null;
  return (
    <section className="card seller-needed" aria-label={t('seller')}>
      <CircleAlert className="rigid amber-text" size={20} aria-hidden />
      <p>
        <b className="block ink text-m">{t('sellerMissing')}</b>
        {t('sellerMissingLine')}
      </p>
      {isLink && (
        <Link className="btn" to="/store?edit=selling">
          {t('enterSeller')}
        </Link>
      )}
    </section>
  );
}

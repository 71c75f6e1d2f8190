import { deriveAccent } from '@vitrine/contract/shop/accent.ts';
import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { HasPerm } from '../../ui/has-perm.tsx';

/** The store as buyers meet it: banner, picture, name, carousel. */
export function StoreBanner({ store }: { store: OwnStore }) {
  const t = useText(productTexts);
  const navigate = useNavigate();
  // Without a picture the banner has the store's colour, as the storefront derives it, so that words on it can be read.
  const { accent, onAccent } = deriveAccent(store.accentSeed).light;
  return (
    <section
      className={store.banner ? 'product-banner pictured' : 'product-banner'}
      style={
        store.banner
          ? { backgroundImage: `url(${store.banner.url}?w=1600)` }
          : { background: accent, color: onAccent }
      }
    >
      {store.avatar && <img className="face" src={`${store.avatar.url}?w=320`} alt="" />}
      <span className="words">
        <b className="truncate block text-l">{store.name}</b>
        <small className="truncate inherit" style={{ display: 'block' }}>
          {store.bio}
        </small>
      </span>
      <span className="thumbs line stretched gap-6 push">
        {store.carousel.slice(0, 4).map(({ key, image }) => (
          <img key={key} src={`${image.url}?w=320`} alt="" />
        ))}
      </span>
      <HasPerm value="shop:store:edit">
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => void navigate('/store')}>
          {t('editBanner')}
        </Button>
      </HasPerm>
    </section>
  );
}

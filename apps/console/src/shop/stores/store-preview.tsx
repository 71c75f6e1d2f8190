import { deriveAccent } from '@vitrine/contract/shop/accent.ts';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoreFields, StorePictures } from './store-fields.ts';
import './store-preview.css';

/** The head of the store as buyers will see it, while it is changed, and some of its products. */
export function StorePreview({
  fields,
  pictures,
  goods,
}: {
  fields: StoreFields;
  pictures: StorePictures;
  goods?: ReactNode;
}) {
  // The colour that the storefront itself derives.
  const { accent } = deriveAccent(fields.accentSeed).light;
  return (
    <span className="store-preview stack gap-2 anywhere">
      <span
        className="banner"
        style={
          pictures.banner
            ? { backgroundImage: `url(${pictures.banner.url})` }
            : { background: accent }
        }
      />
      {pictures.avatar ? (
        <img src={pictures.avatar.url} alt="" width={72} height={72} />
      ) : (
        <span className="none">
          <Camera size={24} aria-hidden />
        </span>
      )}
      <b>{fields.name}</b>
      <span className="muted">{fields.bio}</span>
      {pictures.carousel.length > 0 && (
        <span className="slides">
          {pictures.carousel.map(({ key, url }) => (
            <img key={key} src={`${url}?w=480`} alt="" />
          ))}
        </span>
      )}
      {goods}
    </span>
  );
}

import { deriveAccent } from '@vitrine/contract/shop/accent.ts';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import type { StoreFields, StorePictures } from './store-fields.ts';

/** The head of the store as buyers will see it, while it is typed. */
export function StorePreview({ fields, pictures }: { fields: StoreFields; pictures: StorePictures }) {
  const t = useText(storeTexts);
  // The colours that the storefront itself derives, so that the words on them are as readable as there.
  const { accent, onAccent } = deriveAccent(fields.accentSeed).light;
  return (
    <aside className="card store-preview" aria-label={t('preview')}>
      <div className="card-head">
        <h2 className="h3">{t('preview')}</h2>
      </div>
      <div className="pic" style={pictures.banner ? { backgroundImage: `url(${pictures.banner.url})` } : { background: accent }} />
      <div className="body">
        {pictures.avatar ? <img className="face" src={pictures.avatar.url} alt="" /> : <span className="face" />}
        <b className="h2">{fields.name}</b>
        <span className="t2">{fields.bio}</span>
        <span className="go" style={{ background: accent, color: onAccent }}>
          {t('buy')}
        </span>
      </div>
    </aside>
  );
}

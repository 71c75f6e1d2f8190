import { findNumber, reuseMarkup } from '../lib/kept-markup.ts';
import type { StorefrontTexts } from '../texts/index.ts';

interface ShareSheetProps {
  title: string;
  url: string;
  texts: StorefrontTexts;
}

/** Opens by its address, so it needs no script; with one, the phone's own sheet is used instead. */
export function ShareSheet(props: ShareSheetProps) {
  const key = JSON.stringify(['share', props.title, props.url, findNumber(props.texts)]);
  return (
    <div className="tgt" id="share" {...reuseMarkup(key, () => <ShareContent {...props} />)} />
  );
}

function ShareContent({ title, url, texts }: ShareSheetProps) {
  const text = encodeURIComponent(`${title} ${url}`);
  return (
    <>
      <a className="veil" href="#closed">
        <span className="visually-hidden">{texts.product.close}</span>
      </a>
      <div className="sh" role="dialog" aria-labelledby="share-title">
        <h2 id="share-title">{texts.home.share}</h2>
        <div className="link-row">
          <label className="f">
            <span>{texts.product.link}</span>
            <input readOnly defaultValue={url} />
          </label>
          <button
            className="btn sec scripted"
            type="button"
            data-copy={url}
            data-copied={texts.product.copied}
          >
            {texts.product.copy}
          </button>
        </div>
        <nav>
          <a className="btn sec" href={`https://wa.me/?text=${text}`} rel="noopener">
            WhatsApp
          </a>
          <a className="btn sec" href={`https://x.com/intent/post?text=${text}`} rel="noopener">
            X
          </a>
          <a
            className="btn sec"
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          >
            {texts.checkout.email}
          </a>
        </nav>
      </div>
    </>
  );
}

import type { StorefrontTexts } from '../texts/index.ts';

/** Opens by its address, so it needs no script; with one, the phone's own sheet is used instead. */
export function ShareSheet({ title, url, texts }: { title: string; url: string; texts: StorefrontTexts }) {
  const text = encodeURIComponent(`${title} ${url}`);
  return (
    <div className="tgt" id="share">
      <a className="veil" href="#top">
        <span className="vh">{texts.product.close}</span>
      </a>
      <div className="sh" role="dialog" aria-label={texts.home.share}>
        <h2>{texts.home.share}</h2>
        <label className="f">
          <span>{texts.product.link}</span>
          <input readOnly defaultValue={url} />
        </label>
        <nav>
          <a className="btn sec" href={`https://wa.me/?text=${text}`} rel="noopener">
            WhatsApp
          </a>
          <a className="btn sec" href={`https://x.com/intent/post?text=${text}`} rel="noopener">
            X
          </a>
          <a className="btn sec" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
            E-mail
          </a>
        </nav>
      </div>
    </div>
  );
}

import { formatsOf } from '../lib/formats.ts';
import type { MissingInStore as Place } from '../lib/missing-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, textsOf } from '../texts/index.ts';
import { filled } from './filled.tsx';
import { ProductRow } from './product-row.tsx';
import { PlainHead, StoreFoot } from './store-frame.tsx';

/** What is missing in a store keeps the store around it, and leads on to its products. */
export function MissingInStore({ store, language, currency, pathLanguage, choices, cards }: Place) {
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap">
        <div className="none">
          <h1>{texts.missing.title}</h1>
          <p className="muted">{texts.missing.body}</p>
          <p>
            <a className="btn above-14 pri" href={paths.home}>
              {fill(texts.order.again, { store: store.name })}
            </a>
          </p>
        </div>
        <ProductRow
          title={filled(texts.product.related, {
            store: <span lang={langOf(store.language, language)}>{store.name}</span>,
          })}
          {...{ cards, paths, formats, texts }}
        />
      </main>
      <StoreFoot
        store={store}
        language={language}
        currency={currency}
        paths={paths}
        texts={texts}
        choices={choices}
      />
    </>
  );
}

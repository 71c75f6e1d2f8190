import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { listExampleStores } from '@vitrine/contract/shop/storefront.ts';
import { ArrowUpRight } from 'lucide-react';
import { langOf } from '../lib/text-language.ts';
import { textsOf } from '../texts/index.ts';
import { filled } from './filled.tsx';
import { Picture } from './picture.tsx';

interface StoreCardsProps {
  stores: EndpointAnswer<typeof listExampleStores>['list'];
  language: Language;
}

/** Open stores on the platform's own page: three products of each, who runs it and what it sells. */
export function StoreCards({ stores, language }: StoreCardsProps) {
  const { landing } = textsOf(language);
  return (
    <ul className="stores">
      {stores.map((store) => (
        <li key={store.slug}>
          <a href={`/s/${store.slug}/${language}`}>
            <span className="goods">
              {store.products.map(({ key, image }, index) => (
                <Picture
                  key={key}
                  image={image}
                  alt=""
                  sizes={
                    index === 0
                      ? '(min-width: 900px) 260px, 62vw'
                      : '(min-width: 900px) 130px, 31vw'
                  }
                />
              ))}
            </span>
            <span className="who">
              <Picture image={store.avatar} alt="" sizes="48px" />
              <b lang={langOf(store.language, language)}>{store.name}</b>
              <small>
                {filled(store.trade ? landing.tradeBy : '{name}', {
                  trade: store.trade,
                  name: <span lang={langOf(store.language, language)}>{store.creatorName}</span>,
                })}
              </small>
              <ArrowUpRight size={18} aria-hidden="true" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { listExampleStores } from '@vitrine/contract/shop/storefront.ts';
import { Picture } from './picture.tsx';

interface StoreCardsProps {
  stores: EndpointAnswer<typeof listExampleStores>['list'];
  language: Language;
}

/** Open stores on the platform's own page. */
export function StoreCards({ stores, language }: StoreCardsProps) {
  return (
    <ul className="stores">
      {stores.map((store) => (
        <li key={store.slug}>
          <a href={`/s/${store.slug}/${language}`}>
            <Picture className="banner" image={store.banner} alt="" sizes="(min-width: 900px) 390px, 92vw" />
            <span className="who">
              <Picture image={store.avatar} alt="" sizes="48px" />
              <b>{store.name}</b>
              <small>{store.bio}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

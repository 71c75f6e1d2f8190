import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import type { Dashboard } from './use-figure-words.ts';
import './top-products.css';

/** What sold best; a name leads to the product and its price. */
export function TopProducts({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  return (
    <section className="card section">
      <div className="card-head">
        <h2 className="h3">{t('topProducts')}</h2>
        <small>{t('days30')}</small>
      </div>
      {data.topProducts.length === 0 && <EmptyState text={t('nothingSold')} />}
      <ul className="top-list">
        {data.topProducts.map(({ productId, name, imageUrl, focusX, focusY, units, earned }) => (
          <li className="line gap-12 between" key={productId}>
            <ProductCell
              url={imageUrl}
              focus={{ focusX, focusY }}
              size="list"
              name={
                <Link className="inherit" to={`/product?search=${encodeURIComponent(name)}`}>
                  {name}
                </Link>
              }
              note={t('sold', { count: units })}
            />
            <Money value={earned} />
          </li>
        ))}
      </ul>
    </section>
  );
}

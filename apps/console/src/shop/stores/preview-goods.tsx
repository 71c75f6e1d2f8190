import { useQuery } from '@tanstack/react-query';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { api } from '../../lib/api.ts';
import { getFocusStyle } from '../../lib/picture-focus.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { Money } from '../../ui/money.tsx';

const shown = 4;
const query = { show: 'in-store', sort: 'featured', limit: shown } as const;

/** The first products of the store, as its home page lists them. */
export function PreviewGoods() {
  const { data } = useQuery({
    queryKey: [...priceKeys.products, 'preview', query],
    queryFn: ({ signal }) => api.read(listOwnProducts, { query }, signal),
  });
  if (!data?.list.length) return null;
  return (
    <span className="goods">
      {data.list.map(({ id, name, image, sellingPrice }) => (
        <span key={id}>
          {image ? (
            <img src={`${image.url}?w=320`} style={getFocusStyle(image)} alt="" loading="lazy" />
          ) : (
            <span className="no-picture" />
          )}
          <span className="truncate">{name}</span>
          <Money kind="true" value={sellingPrice.from} />
        </span>
      ))}
    </span>
  );
}

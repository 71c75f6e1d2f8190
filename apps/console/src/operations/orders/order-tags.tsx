import { useQuery } from '@tanstack/react-query';
import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import {
  listOrderTags,
  orderTagMax,
  orderTagsMax,
  setOrderTags,
} from '@vitrine/contract/shop/order-tags.ts';
import { Select, Tag } from 'antd';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import './order-desk.css';

/** The tags that orders have now. */
export function useTagsInUse(): readonly string[] {
  const found = useQuery({
    queryKey: platformKeys.orderTags,
    queryFn: ({ signal }) => api.read(listOrderTags, {}, signal),
  });
  return found.data?.list.map(({ name }) => name) ?? [];
}

/** The tags of an order; operators who pack orders change them in place. */
export function OrderTags({ order }: { order: Pick<PlatformOrderDetail, 'id' | 'tags'> }) {
  const t = useText(orderDeskTexts);
  const mayChange = useHasPerm('platform:order:fulfil');
  const known = useTagsInUse();
  const saving = useApiMutation(setOrderTags, {
    onSuccess: ({ tags }) =>
      queryClient.setQueryData(
        platformKeys.order(order.id),
        (shown: PlatformOrderDetail | undefined) => shown && { ...shown, tags },
      ),
    invalidates: [platformKeys.orderTags, platformKeys.orders()],
  });
  const shown = saving.input?.body.tags ?? order.tags;
  return (
    <section className="order-desk" aria-label={t('tags')}>
      <span className="order-label">{t('tags')}</span>
      {mayChange ? (
        <Select
          mode="tags"
          aria-label={t('addTags')}
          placeholder={t('addTags')}
          className="order-tags"
          value={[...shown]}
          maxCount={orderTagsMax}
          showSearch={foldedSearch}
          loading={saving.isBusy}
          options={known.map((value) => ({ value, label: value }))}
          onChange={(tags: string[]) =>
            void saving.run({
              params: { orderId: order.id },
              body: { tags: tags.map((tag) => [...tag.trim()].slice(0, orderTagMax).join('')) },
            })
          }
        />
      ) : (
        <span className="cluster">
          {shown.length ? shown.map((tag) => <Tag key={tag}>{tag}</Tag>) : t('noTags')}
        </span>
      )}
    </section>
  );
}

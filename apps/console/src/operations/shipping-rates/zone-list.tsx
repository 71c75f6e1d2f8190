import { useQuery } from '@tanstack/react-query';
import {
  deleteShippingZone,
  listShippingZones,
  type ShippingMethodForm,
  type ShippingZone,
} from '@vitrine/contract/shop/shipping-zones.ts';
import { Alert, Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { shownLanguage, useText } from '../../lib/i18n.ts';
import { shippingKeys } from '../../lib/query-keys/shipping.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { ListCard, RowLink } from '../../ui/list/list-card.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { useCountryChoice } from './use-choices.ts';
import { ZoneForm } from './zone-form.tsx';

const shownCountries = 6;

/** A method in one line: what it costs at least, and from which amount on it is free. */
function MethodLine({ method }: { method: ShippingMethodForm }) {
  const t = useText(shippingRatesTexts);
  const write = useTrueMoneyText();
  const [first] = method.tiers;
  const name =
    method.names[shownLanguage()] || Object.values(method.names).find(Boolean) || method.key;
  const days = t('days', { min: method.daysMin, max: method.daysMax });
  return (
    <span className={method.isActive ? 'block' : 'block faint'}>
      {name} · {first && t('fromPrice', { price: write(first.price) })} · {days}
      {method.freeFrom && ` · ${t('freeOver', { amount: write(method.freeFrom) })}`}
      {!method.isActive && ` · ${t('off')}`}
    </span>
  );
}

function DeleteZone({ zone }: { zone: ShippingZone }) {
  const t = useText(shippingRatesTexts);
  const deleting = useApiMutation(deleteShippingZone, {
    success: t('zoneDeleted'),
    invalidates: [shippingKeys.all],
  });
  return (
    <AnchoredQuestion
      trigger={
        <Button
          type="text"
          size="small"
          aria-label={t('deleteZone', { name: zone.name })}
          icon={<Trash2 size={16} aria-hidden />}
        />
      }
      title={t('deleteQuestion', { name: zone.name })}
      action={t('delete')}
      isDanger
      onConfirm={() => deleting.run({ params: { id: zone.id } })}
    >
      {t('deleteLine')}
    </AnchoredQuestion>
  );
}

/** Zones with their methods; countries that get nothing are named above. */
export function ZoneList() {
  const t = useText(shippingRatesTexts);
  const { nameOf } = useCountryChoice();
  const mayEdit = useHasPerm('platform:shipping:edit');
  const [edited, setEdited] = useState<{ zone?: ShippingZone }>();
  const zones = useQuery({
    queryKey: [...shippingKeys.zones, shownLanguage()],
    queryFn: ({ signal }) => api.read(listShippingZones, {}, signal),
  });
  const describeAreas = ({ areas, isRest }: ShippingZone) => {
    if (isRest) return t('everywhereElse');
    const names = areas
      .map(({ countryCode, region }) =>
        region ? `${nameOf(countryCode)}: ${region}` : nameOf(countryCode),
      )
      .sort((left, right) => left.localeCompare(right, shownLanguage()));
    const more = names.length - shownCountries;
    return more > 1
      ? t('andMore', { names: names.slice(0, shownCountries).join(', '), count: more })
      : names.join(', ');
  };
  const holes = zones.data?.holes ?? [];
  return (
    <>
      {holes.length > 0 && (
        <Alert
          className="below-16"
          type="warning"
          showIcon
          title={t('holes')}
          description={holes
            .map(({ countryName, carts }) =>
              carts.length === zones.data?.exampleCarts.length
                ? countryName
                : `${countryName} (${carts.map((cart) => t(`cart_${cart}`)).join(', ')})`,
            )
            .join(', ')}
        />
      )}
      <ListCard<ShippingZone>
        query={zones}
        rows={zones.data?.list ?? []}
        emptyText={t('noZones')}
        minWidth={760}
        bar={
          <>
            <p className="faint" style={{ flex: '1 1 240px', alignSelf: 'center' }}>
              {t('zonesLine')}
            </p>
            <HasPerm value="platform:shipping:add">
              <Button
                type="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => setEdited({})}
              >
                {t('addZone')}
              </Button>
            </HasPerm>
          </>
        }
        {...(mayEdit ? { onOpen: (zone: ShippingZone) => setEdited({ zone }) } : {})}
        columns={[
          {
            key: 'name',
            title: t('zone'),
            width: 220,
            render: (_value, { name }) => (mayEdit ? <RowLink>{name}</RowLink> : name),
          },
          {
            key: 'areas',
            title: t('countries'),
            render: (_value, zone) => describeAreas(zone),
          },
          {
            key: 'methods',
            title: t('methods'),
            render: (_value, { methods }) =>
              methods.length ? (
                methods.map((method) => <MethodLine key={method.key} method={method} />)
              ) : (
                <b className="red-text">{t('notShipped')}</b>
              ),
          },
          {
            key: 'actions',
            width: 64,
            align: 'end',
            render: (_value, zone) =>
              !zone.isRest && (
                <HasPerm value="platform:shipping:delete">
                  <DeleteZone zone={zone} />
                </HasPerm>
              ),
          },
        ]}
      />
      <ZoneForm edited={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

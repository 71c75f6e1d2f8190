import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { carriers } from '@vitrine/contract/shop/shipping-carriers.ts';
import { Button, Form, Input } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { carrierKeys } from '../../lib/query-keys/shipping.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { CrudForm } from '../../ui/crud/crud-form.tsx';
import { useCrudActions } from '../../ui/crud/use-crud-actions.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

type Row = EndpointAnswer<typeof carriers.page>['list'][number];

/** Who carries parcels, with their tracking pages. */
export function CarriersTab() {
  const t = useText(shippingRatesTexts);
  const [edited, setEdited] = useState<{ id?: string }>();
  const actions = useCrudActions<Row>({
    crud: carriers,
    nameOf: ({ name }) => name,
    onEdit: ({ id }) => setEdited({ id }),
    whyNotDeleted: ({ isKnown }) => (isKnown ? t('carrierKnown') : undefined),
    invalidates: [carrierKeys.all],
  });
  return (
    <>
      <ListPage<typeof carriers.page>
        name="carriers"
        list={carriers.page}
        keyOf={carrierKeys.list}
        emptyText={t('noCarriers')}
        noneFoundText={t('noCarrierFound')}
        minWidth={720}
        filters={[{ name: 'keywords', kind: 'words', label: t('carrierName'), maxLength: 100 }]}
        bar={
          <HasPerm value="platform:shipping:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setEdited({})}
            >
              {t('addCarrier')}
            </Button>
          </HasPerm>
        }
        columns={[
          { key: 'name', title: t('carrierName'), dataIndex: 'name', width: 200 },
          {
            key: 'page',
            title: t('trackingPage'),
            className: 'anywhere',
            render: (_value, { trackingUrl }) => trackingUrl || t('noTracking'),
          },
          {
            key: 'state',
            title: t('state'),
            width: 120,
            render: (_value, { isActive }) => (
              <StatusTag meaning={isActive ? 'done' : 'neutral'}>
                {t(isActive ? 'on' : 'off')}
              </StatusTag>
            ),
          },
        ]}
        nameOf={({ name }) => name}
        actions={actions}
      />
      <CrudForm
        as="dialog"
        name="carriers"
        crud={carriers}
        keyOf={carrierKeys.form}
        target={edited}
        onClose={() => setEdited(undefined)}
        add={t('addCarrier')}
        edit={t('editCarrier')}
        empty={{ name: '', trackingUrl: '', isActive: true, version: 0 }}
        fields={[
          { name: 'name', label: t('carrierName') },
          {
            name: 'trackingUrl',
            label: t('trackingPage'),
            hint: t('trackingHint', { number: '{number}' }),
          },
          { name: 'isActive', label: t('active'), kind: 'flag', hint: t('carrierOffHint') },
        ]}
        invalidates={[carrierKeys.all]}
      >
        <Form.Item name="version" hidden>
          <Input />
        </Form.Item>
      </CrudForm>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import type { Address, ShippingMethod } from '@vitrine/contract/shop/checkout.ts';
import { listCountries } from '@vitrine/contract/shop/markets.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { getOwnProduct, listOwnProducts, type OwnVariant } from '@vitrine/contract/shop/pricing.ts';
import { Button, Form, Input, InputNumber, Radio, Select } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { queryClient } from '../../lib/queries.ts';
import { sampleTexts } from '../../texts/stores.ts';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import '../stores/store-page.css';

interface Line {
  variantId: string;
  quantity: number;
  name: string;
  label: string;
  imageUrl: string | null;
  price: OwnVariant['platformPrice'];
}

type Fields = Omit<Address, 'countryCode'>;

function Variants({ productId, onAdd }: { productId: string; onAdd: (line: Line) => void }) {
  const t = useText(sampleTexts);
  const product = useQuery({
    queryKey: ['prices', 'product', productId],
    queryFn: ({ signal }) => api.call(getOwnProduct, { params: { id: productId } }, { signal, quiet: true }),
  });
  if (product.isError) return <ErrorState error={product.error} onRetry={() => void product.refetch()} />;
  const { data } = product;
  if (!data) return <SkeletonRows rows={3} height={56} hasPicture />;
  return (
    <ul className="sample-variants">
      {data.variants.map((variant) => {
        const imageUrl = variant.image?.url ?? data.image?.url ?? null;
        return (
          <li key={variant.id}>
            <ProductCell url={imageUrl} name={data.name} note={variant.label} />
            <Money value={variant.platformPrice} />
            <Button
              disabled={variant.stock < 1}
              onClick={() =>
                onAdd({ variantId: variant.id, quantity: 1, name: data.name, label: variant.label, imageUrl, price: variant.platformPrice })
              }
            >
              {t(variant.stock < 1 ? 'soldOut' : 'add')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** An owner orders for himself at platform price: things, address, shipping, and the same payment as for any order. */
export default function SamplePage() {
  const t = useText(sampleTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [form] = Form.useForm<Fields>();
  const [productId, setProductId] = useState(query.get('product') ?? undefined);
  const [words, setWords] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [country, setCountry] = useState<string>();
  const [method, setMethod] = useState<ShippingMethod>();
  const [isPlacing, setPlacing] = useState(false);
  const [paying, setPaying] = useState<readonly string[]>([]);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const store = useOwnStore();
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: () => api.call(listCountries, {}, { quiet: true }),
    staleTime: 3_600_000,
  });
  const found = useQuery({
    queryKey: ['prices', 'find', words],
    queryFn: ({ signal }) =>
      api.call(
        listOwnProducts,
        { query: { limit: 20, show: 'all', sort: 'name', ...(words ? { search: words } : {}) } },
        { signal, quiet: true },
      ),
    staleTime: 60_000,
  });
  const countryCode = country ?? store.data?.country;
  const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const quote = useQuery({
    queryKey: ['sample', 'quote', wanted, countryCode, method],
    queryFn: ({ signal }) =>
      api.call(
        quoteOwnOrder,
        { body: { lines: wanted, countryCode: countryCode ?? 'US', ...(method ? { shippingMethod: method } : {}) } },
        { signal, quiet: true },
      ),
    enabled: wanted.length > 0 && countryCode !== undefined,
  });
  const put = (line: Line) => {
    const known = lines.find(({ variantId }) => variantId === line.variantId);
    setLines(known ? lines.map((one) => (one === known ? { ...one, quantity: Math.min(99, one.quantity + 1) } : one)) : [...lines, line]);
  };
  const place = async (fields: Fields) => {
    if (!quote.data || !countryCode) return;
    setPlacing(true);
    const { amount, currency } = quote.data.total;
    const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as unknown as Fields;
    try {
      const order = await api.call(
        placeOwnOrder,
        {
          body: {
            lines: wanted,
            address: { ...filled, countryCode },
            shippingMethod: quote.data.shippingMethod,
            expectedTotal: { amount, currency },
          },
        },
        { idempotencyKey: key },
      );
      setKey(crypto.randomUUID());
      setLines([]);
      setPaying([order.orderId]);
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    } catch (error) {
      if (error instanceof CallFailed)
        form.setFields(error.fields.map(({ path, message }) => ({ name: path.replace('address.', '') as never, errors: [message] })));
      if (!(error instanceof CallFailed) || error.code !== 'unreachable') setKey(crypto.randomUUID());
      await quote.refetch();
    }
    setPlacing(false);
  };
  const needs = quote.data?.address;
  const field = (name: keyof Fields, max: number, isRequired: boolean) => (
    <Form.Item
      name={name}
      label={t(name)}
      rules={isRequired ? [{ required: true, whitespace: true, message: t('needed', { field: t(name) }) }] : []}
    >
      <Input maxLength={max} autoComplete="on" />
    </Form.Item>
  );
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <div className="sample-page">
        <div className="store-form">
          <section className="card">
            <div className="form-box">
              <h2 className="h3">{t('find')}</h2>
              <Select
                style={{ width: '100%' }}
                showSearch
                filterOption={false}
                placeholder={t('findHint')}
                aria-label={t('find')}
                value={productId}
                onSearch={setWords}
                onChange={setProductId}
                options={(found.data?.list ?? []).map((row) => ({ value: row.id, label: row.name }))}
              />
            </div>
            {productId && <Variants productId={productId} onAdd={put} />}
          </section>
          <section className="card form-box">
            <h2 className="h3">{t('address')}</h2>
            <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void place(fields)}>
              <Form.Item label={t('country')}>
                <Select
                  showSearch
                  optionFilterProp="label"
                  value={countryCode}
                  onChange={setCountry}
                  aria-label={t('country')}
                  options={(countries.data?.list ?? []).map((one) => ({ value: one.code, label: one.name }))}
                />
              </Form.Item>
              <div className="two" style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 16px' }}>
                {field('firstName', 60, true)}
                {field('lastName', 60, true)}
              </div>
              {field('line1', 100, true)}
              {field('line2', 100, false)}
              <div className="two" style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 16px' }}>
                {needs?.postcode !== 'none' && field('postcode', 12, needs?.postcode === 'required')}
                {field('city', 80, true)}
                {needs?.region !== 'none' && field('region', 60, needs?.region === 'required')}
                {field('phone', 25, false)}
              </div>
            </Form>
          </section>
        </div>
        <section className="card sample-side">
          <div className="card-head">
            <h2 className="h3">{t('chosen')}</h2>
          </div>
          {lines.length === 0 && <EmptyState text={t('nothing')} />}
          <ul className="sample-lines">
            {lines.map((line) => (
              <li key={line.variantId}>
                <ProductCell url={line.imageUrl} size="list" name={line.name} note={line.label} />
                <InputNumber
                  min={1}
                  max={99}
                  precision={0}
                  style={{ width: 68 }}
                  value={line.quantity}
                  aria-label={t('quantity', { name: line.name })}
                  onChange={(quantity) => setLines(lines.map((one) => (one === line ? { ...one, quantity: quantity ?? 1 } : one)))}
                />
                <Money value={{ amount: line.price.amount * line.quantity, currency: line.price.currency }} />
                <button
                  type="button"
                  className="quiet square"
                  aria-label={t('remove', { name: line.name })}
                  onClick={() => setLines(lines.filter((one) => one !== line))}
                >
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {quote.isError && lines.length > 0 && <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />}
          {quote.data && lines.length > 0 && (
            <div className="sample-sums">
              <Radio.Group
                value={quote.data.shippingMethod}
                onChange={({ target }) => setMethod(target.value as ShippingMethod)}
                options={quote.data.shippingOptions.map((option) => ({
                  value: option.method,
                  label: (
                    <>
                      {t(option.method)} · <Money value={option.price} /> · {t('days', { min: option.daysMin, max: option.daysMax })}
                    </>
                  ),
                }))}
                style={{ display: 'grid', gap: 6, paddingBottom: 8 }}
              />
              <div>
                <span>{t('goods')}</span>
                <Money value={quote.data.goods} />
              </div>
              <div>
                <span>{t('shipping')}</span>
                <Money value={quote.data.shipping} />
              </div>
              <div className="total">
                <span>{t('total')}</span>
                <Money value={quote.data.total} />
              </div>
              <Button type="primary" size="large" loading={isPlacing} onClick={() => form.submit()}>
                {t('place')}
              </Button>
            </div>
          )}
        </section>
      </div>
      <PayDialog
        orderIds={paying}
        onClose={() => {
          setPaying([]);
          void navigate('/order');
        }}
      />
    </>
  );
}

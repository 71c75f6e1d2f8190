import { useQuery } from '@tanstack/react-query';
import { getOwnProduct, type OwnProduct, type OwnVariant } from '@vitrine/contract/shop/pricing.ts';
import { noteProduct } from '@vitrine/contract/shop/product-display.ts';
import { Button, Image, Input } from 'antd';
import { ExternalLink, Package } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PriceField } from './price-field.tsx';
import { useVariantPrice } from './use-row-price.ts';

function Variant({ product, variant }: { product: OwnProduct; variant: OwnVariant }) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const mayEdit = useHasPerm('shop:price:edit');
  const percent = usePercentText();
  const price = useVariantPrice(product, variant);
  const { currency } = price.value;
  return (
    <li>
      <span>
        <b style={{ fontWeight: 500 }}>{variant.label || product.name}</b>
        <br />
        <small>
          {t('platformPrice')} <Money value={variant.platformPrice} /> ·{' '}
          {variant.stock > 0 ? t('stock', { count: variant.stock }) : t('soldOut')}
        </small>
      </span>
      <span className="right">
        <PriceField
          label={t('priceOf', { name: `${product.name} ${variant.label}` })}
          value={price.value}
          isStaged={price.isStaged}
          isTooLow={price.isTooLow}
          isDisabled={!mayEdit}
          onChange={price.change}
          onUndo={price.undo}
        />
        <br />
        {price.isTooLow ? (
          <small className="too-low">
            <button type="button" onClick={() => price.change(variant.floor.amount)}>
              {t('atLeast', { amount: money(variant.floor) })}
            </button>
          </small>
        ) : (
          <small>
            {t('youEarn')} {money({ amount: price.live.earns, currency })} ({percent(price.live.share)})
          </small>
        )}
      </span>
    </li>
  );
}

function Words({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const [note, setNote] = useState(product.note);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await api.call(noteProduct, { params: { id: product.id }, body: { note } });
      toast.success(t('done'));
      await queryClient.invalidateQueries({ queryKey: ['prices'] });
    } catch {
      // The toast has said why; what was typed stays.
    }
    setSaving(false);
  };
  return (
    <>
      <h3 className="h3">{t('myWords')}</h3>
      <Input.TextArea
        value={note}
        maxLength={160}
        showCount
        autoSize={{ minRows: 2, maxRows: 4 }}
        aria-label={t('myWords')}
        placeholder={t('myWordsHint')}
        onChange={({ target }) => setNote(target.value)}
      />
      {note !== product.note && (
        <Button style={{ marginTop: 20 }} loading={isSaving} onClick={() => void save()}>
          {t('saveWords')}
        </Button>
      )}
    </>
  );
}

function Body({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  return (
    <div className="product-detail">
      <Image.PreviewGroup>
        <div className="product-detail-pics">
          {product.images.map((image, place) => (
            <Image
              key={image.url}
              src={`${image.url}?w=320`}
              preview={{ src: image.url }}
              alt={`${product.name} ${place + 1}`}
              width={112}
              height={140}
            />
          ))}
        </div>
      </Image.PreviewGroup>
      <p className="t2">
        {product.category.name} · {t('leadTime', { count: product.leadTimeDays })}
      </p>
      <h3 className="h3">{t('variants', { count: product.variants.length })}</h3>
      <ul className="variant-list">
        {product.variants.map((variant) => (
          <Variant key={variant.id} product={product} variant={variant} />
        ))}
      </ul>
      {mayEdit && <Words key={product.note} product={product} />}
      <p className="t2" style={{ marginTop: 18, whiteSpace: 'pre-line' }}>
        {product.description}
      </p>
    </div>
  );
}

/** One product: pictures to look at closely, a price for each variant, the owner's words about it. */
export function ProductDrawer({ productId, onClose }: { productId: string | undefined; onClose: () => void }) {
  const t = useText(productTexts);
  const navigate = useNavigate();
  const detail = useQuery({
    queryKey: ['prices', 'product', productId],
    queryFn: ({ signal }) => api.call(getOwnProduct, { params: { id: productId ?? '' } }, { signal, quiet: true }),
    enabled: productId !== undefined,
  });
  const product = detail.data?.id === productId ? detail.data : undefined;
  return (
    <SideDrawer
      isOpen={productId !== undefined}
      onClose={onClose}
      title={product?.name ?? '…'}
      size={560}
      foot={
        product && (
          <>
            <Button href={product.publicUrl} target="_blank" icon={<ExternalLink size={16} aria-hidden />}>
              {t('seeInStore')}
            </Button>
            <Button type="primary" icon={<Package size={16} aria-hidden />} onClick={() => void navigate(`/sample?product=${product.id}`)}>
              {t('orderForMe')}
            </Button>
          </>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!product && !detail.isError && productId && <SkeletonRows rows={6} height={56} />}
      {product && <Body product={product} />}
    </SideDrawer>
  );
}

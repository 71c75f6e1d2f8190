import { fileUrl } from '@vitrine/contract/images.ts';
import { computeMarginBp } from '@vitrine/contract/shop/margins.ts';
import { floorOf } from '@vitrine/contract/shop/price-rules.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { useMemo } from 'react';
import { shownLanguage, useIntlTag, useText } from '../../../lib/i18n.ts';
import { catalogueSheetTexts } from '../../../texts/catalogue-sheet.ts';
import { ProductPicture } from '../../../ui/product-cell.tsx';
import { SheetCode } from '../../../ui/sheet/sheet-code.tsx';
import { SheetSwitch } from '../../../ui/sheet/sheet-switch.tsx';
import { formatMargin } from '../format-margin.ts';
import type { StockOfVariants } from '../stock/use-stock-of.ts';
import { useCatalogueRates } from '../use-catalogue-rates.ts';
import { formatCents, parseCents, useCellKinds } from '../use-cell-kinds.ts';
import type { VariantColumn } from './product-form.rules.ts';
import { readUnitPrice, writeUnitPrice } from './unit-price.rules.ts';
import { findPicture, findPreferred, formatVariant } from './variants.rules.ts';

/** The fields of variants as columns of their sheet. */
export function useVariantColumns(
  form: Pick<ProductForm, 'options' | 'images'> | undefined,
  stock: StockOfVariants,
): VariantColumn[] {
  const t = useText(catalogueSheetTexts);
  const tag = useIntlTag();
  const kinds = useCellKinds();
  const { rateOf, fees } = useCatalogueRates();
  const options = form?.options;
  const images = form?.images;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and kinds change with the language only
  return useMemo(() => {
    const costOf = (variant: VariantForm) => findPreferred(variant)?.cost;
    const withCost = (variant: VariantForm, text: string): VariantForm => ({
      ...variant,
      supplies: variant.supplies.map((supply) =>
        supply.isPreferred
          ? { ...supply, cost: { ...supply.cost, amount: parseCents(text, supply.cost.currency) } }
          : supply,
      ),
    });
    const number = (
      key: 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm',
      title: string,
      kind: ReturnType<typeof kinds.whole>,
    ): VariantColumn => ({
      key,
      title,
      width: 96,
      ...kind,
      read: (variant) => String(variant[key] ?? ''),
      write: (variant, text) => ({ ...variant, [key]: text === '' ? null : Number(text) }),
    });
    /** Reserved and available units follow from orders: they are shown only. */
    const units = (key: 'held' | 'available', title: string): VariantColumn => ({
      key,
      title,
      width: 96,
      align: 'end',
      read: ({ id }) => String(stock.get(id ?? '')?.[key] ?? ''),
    });
    const costKind = (variant: VariantForm) => kinds.cost(costOf(variant)?.currency ?? 'USD');
    return [
      {
        key: 'variant',
        title: t('variant'),
        width: 190,
        read: (variant) =>
          formatVariant(options ?? [], variant.values, shownLanguage()) || t('only'),
        show: (text, variant) => {
          const picture = findPicture(images ?? [], variant.values);
          return (
            <span className="line gap-8 slim medium">
              <ProductPicture size="sheet" url={picture && fileUrl(picture.key)} focus={picture} />
              <span className="truncate">{text}</span>
            </span>
          );
        },
      },
      {
        key: 'sku',
        title: t('sku'),
        width: 204,
        ...kinds.line(80, true),
        read: ({ sku }) => sku,
        write: (variant, sku) => ({ ...variant, sku }),
        show: (text) =>
          text ? <SheetCode text={text} /> : <span className="faint">{t('skuMade')}</span>,
      },
      {
        key: 'cost',
        title: t('cost'),
        width: 104,
        ...kinds.cost('USD'),
        read: (variant) => {
          const cost = costOf(variant);
          return cost ? formatCents(cost.amount, cost.currency) : '';
        },
        parse: (text, variant) =>
          costOf(variant) ? costKind(variant).parse(text) : { error: t('supplierNeeded') },
        editText: (text) => text,
        show: (text, variant) => {
          const cost = costOf(variant);
          if (!cost) return <span className="faint">{t('none')}</span>;
          return cost.currency === 'USD'
            ? costKind(variant).show(text)
            : `${costKind(variant).show(text)} ${cost.currency}`;
        },
        write: withCost,
      },
      {
        key: 'platformPrice',
        title: t('platformPrice'),
        width: 124,
        ...kinds.usd(),
        // Nothing is proposed: a price that nobody chose would be sold at.
        read: ({ platformPrice }) => formatCents(platformPrice.amount || undefined),
        show: (text) =>
          text ? kinds.usd().show(text) : <span className="faint">{t('priceRequired')}</span>,
        write: (variant, text) => ({
          ...variant,
          platformPrice: { amount: parseCents(text), currency: 'USD' },
        }),
      },
      {
        key: 'recommendedPrice',
        title: t('recommendedPrice'),
        width: 124,
        ...kinds.usd(true),
        read: ({ recommendedPrice }) => formatCents(recommendedPrice?.amount),
        write: (variant, text) => ({
          ...variant,
          recommendedPrice: text === '' ? null : { amount: parseCents(text), currency: 'USD' },
        }),
      },
      {
        key: 'margin',
        title: t('margin'),
        width: 84,
        align: 'end',
        read: () => '',
        show: (_text, variant, textOf) => {
          const cost = costOf(variant);
          const rate = cost && rateOf(cost.currency);
          const [price, entered] = [Number(textOf('platformPrice')), Number(textOf('cost'))];
          if (!cost || !rate || !(price > 0) || Number.isNaN(entered)) return '–';
          const platform = BigInt(parseCents(textOf('platformPrice')));
          const paid = BigInt(parseCents(textOf('cost'), cost.currency));
          return formatMargin(computeMarginBp(platform, paid, rate), tag);
        },
      },
      {
        key: 'floor',
        title: t('floor'),
        width: 84,
        align: 'end',
        read: () => '',
        show: (_text, _variant, textOf) => {
          const price = Number(textOf('platformPrice'));
          if (!fees || !(price > 0)) return '–';
          const floor = floorOf(BigInt(parseCents(textOf('platformPrice'))), fees);
          return kinds.usd().show(formatCents(Number(floor)));
        },
      },
      {
        key: 'onHand',
        title: t('stock'),
        width: 124,
        ...kinds.whole(),
        read: ({ onHand }) => String(onHand ?? 0),
        write: (variant, text) => ({ ...variant, onHand: Number(text) }),
      },
      units('held', t('held')),
      units('available', t('available')),
      {
        key: 'isActive',
        title: t('onSale'),
        width: 84,
        ...kinds.flag(),
        read: ({ isActive }) => (isActive ? '1' : ''),
        write: (variant, text) => ({ ...variant, isActive: text === '1' }),
        show: (text) => <SheetSwitch isOn={text === '1'} label={t(text === '1' ? 'yes' : 'no')} />,
      },
      {
        key: 'barcode',
        title: t('barcode'),
        width: 140,
        ...kinds.barcode(),
        read: ({ barcode }) => barcode,
        write: (variant, barcode) => ({ ...variant, barcode }),
      },
      number('weightGrams', t('weight'), kinds.whole()),
      number('lengthMm', t('length'), kinds.millimetres()),
      number('widthMm', t('width'), kinds.millimetres()),
      number('heightMm', t('height'), kinds.millimetres()),
      {
        key: 'unitPrice',
        title: t('unitPrice'),
        width: 130,
        read: ({ unitPrice }) => writeUnitPrice(unitPrice),
        parse: (text) => {
          const read = readUnitPrice(text);
          return read === undefined
            ? { error: t('unitPriceHint') }
            : { text: writeUnitPrice(read) };
        },
        write: (variant, text) => ({ ...variant, unitPrice: readUnitPrice(text) ?? null }),
      },
    ];
  }, [options, images, rateOf, fees, tag, stock]);
}

import type { ProposedVariant } from '@vitrine/contract/shop/purchase-orders.ts';
import { Select } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { chooseSupplier, type ProposedSupplier } from './proposal.rules.ts';

interface ProposedVariantsProps {
  variants: readonly ProposedVariant[];
  suppliers: readonly ProposedSupplier[];
  choices: Readonly<Record<string, string>>;
  onChoose: (variantId: string, supplierId: string) => void;
}

/** The variants of one purchase order of the proposal, each with its supplier, who can be changed where there are several. */
export function ProposedVariants({
  variants,
  suppliers,
  choices,
  onChoose,
}: ProposedVariantsProps) {
  const t = useText(purchaseTexts);
  const writeMoney = useTrueMoneyText();
  return (
    <ul className="purchase-lines">
      {variants.map((variant) => {
        const { variantId, productId, name, option, sku, units, image, choices: offers } = variant;
        const supplier = chooseSupplier(variant, choices);
        const chosen = offers.find(({ supplierId }) => supplierId === supplier) ?? offers[0];
        const nameOf = (id: string) => suppliers.find((one) => one.id === id)?.name ?? '';
        return (
          <li className="cluster gap-12" key={variantId}>
            <span className="grow slim">
              <ProductCell
                url={image?.url}
                focus={image}
                name={name}
                note={[option, sku].filter(Boolean).join(' · ')}
                size="list"
              />
            </span>
            <span className="num">{t('unitsN', { count: units })}</span>
            {offers.length > 1 ? (
              <Select
                aria-label={t('supplierOf', { product: name })}
                className="purchase-supplier"
                popupMatchSelectWidth={false}
                optionLabelProp="name"
                value={supplier ?? undefined}
                onChange={(supplierId) => onChoose(variantId, supplierId)}
                options={offers.map(({ supplierId, unitCost, isPreferred }) => ({
                  value: supplierId,
                  name: nameOf(supplierId),
                  label: `${nameOf(supplierId)} · ${writeMoney(unitCost)}${isPreferred ? ` · ${t('isPreferred')}` : ''}`,
                }))}
              />
            ) : (
              offers.length === 0 && (
                <Link to={`/operations/products?product=${productId}`}>{t('addSupplier')}</Link>
              )
            )}
            {chosen && (
              <span className="purchase-cost column gap-4 num to-end">
                {writeMoney({ ...chosen.unitCost, amount: units * chosen.unitCost.amount })}
                {units > 1 && (
                  <small className="small ink-3">
                    {units} × {writeMoney(chosen.unitCost)}
                  </small>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

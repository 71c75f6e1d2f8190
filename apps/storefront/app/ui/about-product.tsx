import type { Language } from '@vitrine/contract/locales.ts';
import type {
  StorefrontProduct,
  StorefrontStore,
  StorefrontVariant,
} from '@vitrine/contract/shop/storefront.ts';
import { ChevronDown, Truck } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { reuseMarkup } from '../lib/kept-markup.ts';
import { usePlatform } from '../lib/platform.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { FactList, FactSections } from './product-facts.tsx';

interface AboutProductProps {
  product: StorefrontProduct;
  variant: StorefrontVariant;
  isSoldOut: boolean;
  seller: StorefrontStore['seller'];
  pageLanguage: Language;
  formats: Formats;
  texts: StorefrontTexts;
}

/** Sections below the form: what the product is, how it comes, and who sells it. */
export function AboutProduct(props: AboutProductProps) {
  const { product, variant, isSoldOut, seller, pageLanguage } = props;
  const { name: platform } = usePlatform();
  const { description, language, facts, leadTimeDays } = product;
  const key = JSON.stringify([
    'about-product',
    [description, language, facts, leadTimeDays, variant, isSoldOut],
    [seller, platform, pageLanguage],
  ]);
  const sections = () => <Sections {...props} platform={platform} />;
  return <div className="acc" {...reuseMarkup(key, sections)} />;
}

function Sections({
  product,
  variant,
  isSoldOut,
  seller,
  platform,
  pageLanguage,
  formats,
  texts,
}: AboutProductProps & { platform: string }) {
  return (
    <>
      <details open>
        <summary>
          {texts.product.description}
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <div className="in">
          <p className="pre-line anywhere" lang={langOf(product.language, pageLanguage)}>
            {product.description}
          </p>
          <FactList
            facts={product.facts}
            variant={variant}
            pageLanguage={pageLanguage}
            formats={formats}
            texts={texts}
          />
        </div>
      </details>
      <FactSections facts={product.facts} pageLanguage={pageLanguage} texts={texts} />
      <details>
        <summary>
          {texts.product.delivery}
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <div className="in">
          {isSoldOut
            ? texts.product.returns
            : fill(texts.product.deliveryText, { days: product.leadTimeDays })}
        </div>
      </details>
      <details>
        <summary>
          {texts.product.seller}
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <div className="in">
          <Truck size={16} aria-hidden="true" />{' '}
          {fill(seller.kind === 'owner' ? texts.foot.soldOwner : texts.foot.sold, {
            name: seller.name,
            address: seller.address,
            platform,
          })}{' '}
          {seller.email}
        </div>
      </details>
    </>
  );
}

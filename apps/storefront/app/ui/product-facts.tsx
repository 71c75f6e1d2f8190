import type { Language } from '@vitrine/contract/locales.ts';
import type { LocalText, ProductFacts } from '@vitrine/contract/shop/product-facts.ts';
import type { StorefrontVariant } from '@vitrine/contract/shop/storefront.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Formats } from '../lib/formats.ts';
import { formatCentimetres } from '../lib/measures.ts';
import { langOf } from '../lib/text-language.ts';
import type { StorefrontTexts } from '../texts/index.ts';

interface FactsProps {
  facts: ProductFacts;
  pageLanguage: Language;
  texts: StorefrontTexts;
}

/** The packed size in one line, or the sides of it that are known. */
function sizeRows(
  { lengthMm, widthMm, heightMm }: StorefrontVariant,
  { product }: StorefrontTexts,
): (readonly [string, readonly number[]])[] {
  if (lengthMm && widthMm && heightMm) return [[product.packedSize, [lengthMm, widthMm, heightMm]]];
  return [
    [product.length, lengthMm] as const,
    [product.width, widthMm] as const,
    [product.height, heightMm] as const,
  ].flatMap(([label, side]) => (side ? [[label, [side]] as const] : []));
}

/** Brand, material, origin, weight and size: what is known of them. */
export function FactList({
  facts,
  variant,
  pageLanguage,
  formats,
  texts,
}: FactsProps & { variant: StorefrontVariant; formats: Formats }) {
  const { product } = texts;
  const { material } = facts;
  const rows: [string, ReactNode][] = [
    ...(facts.brand ? [[product.brand, facts.brand] as [string, ReactNode]] : []),
    ...(material
      ? [
          [
            product.material,
            <span key="material" lang={langOf(material.language, pageLanguage)}>
              {material.text}
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(facts.originCountry
      ? [[product.origin, formats.country(facts.originCountry)] as [string, ReactNode]]
      : []),
    ...sizeRows(variant, texts).map(
      ([label, sides]) => [label, formatCentimetres(sides, formats)] as [string, ReactNode],
    ),
    ...(variant.weightGrams > 0
      ? [[product.weight, formats.grams(variant.weightGrams)] as [string, ReactNode]]
      : []),
  ];
  if (!rows.length) return null;
  return (
    <dl>
      {rows.map(([label, value]) => (
        <Row key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt className="faint">{label}</dt>
      <dd className="num ink">{value}</dd>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {title}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}

const Text = ({ text, pageLanguage }: { text: LocalText; pageLanguage: Language }) => (
  <p className="pre-line anywhere" lang={langOf(text.language, pageLanguage)}>
    {text.text}
  </p>
);

type Contact = NonNullable<ProductFacts['manufacturer']>;

/** Name and postal address, with a link to the email address or website. */
function ContactLines({ contact }: { contact: Contact }) {
  const isEmail = contact.contact.includes('@');
  const isLink = isEmail || contact.contact.startsWith('https://');
  return (
    <>
      {contact.name}
      {contact.address ? <span className="block lines">{contact.address}</span> : null}
      {isLink ? (
        <a
          className="underlined"
          href={isEmail ? `mailto:${contact.contact}` : contact.contact}
          rel="noopener"
        >
          {contact.contact}
        </a>
      ) : (
        contact.contact
      )}
    </>
  );
}

/** Care, sizes, and who is responsible for the safety of the product: sections for what is known. */
export function FactSections({ facts, pageLanguage, texts }: FactsProps) {
  const { product } = texts;
  const { care, sizeGuide, warnings, manufacturer, responsiblePerson } = facts;
  return (
    <>
      {care ? (
        <Section title={product.care}>
          <Text text={care} pageLanguage={pageLanguage} />
        </Section>
      ) : null}
      {sizeGuide ? (
        <Section title={product.sizeGuide}>
          <Text text={sizeGuide} pageLanguage={pageLanguage} />
        </Section>
      ) : null}
      {warnings || manufacturer || responsiblePerson ? (
        <Section title={product.safety}>
          {warnings ? <Text text={warnings} pageLanguage={pageLanguage} /> : null}
          {manufacturer || responsiblePerson ? (
            <dl>
              {manufacturer ? (
                <Row label={product.manufacturer} value={<ContactLines contact={manufacturer} />} />
              ) : null}
              {responsiblePerson ? (
                <Row
                  label={product.responsiblePerson}
                  value={<ContactLines contact={responsiblePerson} />}
                />
              ) : null}
            </dl>
          ) : null}
        </Section>
      ) : null}
    </>
  );
}

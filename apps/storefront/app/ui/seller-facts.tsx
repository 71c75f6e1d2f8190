import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { ReactNode } from 'react';
import { useSellerFacts } from '../lib/platform.ts';
import type { StorefrontTexts } from '../texts/index.ts';

/** Who sells, how to reach them, and where returned goods go. */
export function SellerFacts({
  seller,
  texts,
}: {
  seller: StorefrontStore['seller'];
  texts: StorefrontTexts;
}) {
  const { name, address, email, phone, returnAddress } = seller;
  const { policies } = texts;
  const own = useSellerFacts();
  // Operators' settings are about the platform: a creator who sells has other numbers.
  const { companyNumber, vatId } =
    seller.kind === 'platform' ? own : { companyNumber: '', vatId: '' };
  const tel = phone || (seller.kind === 'platform' ? own.phone : '');
  const link = (href: string, label: string) => (
    <a className="underlined" href={href}>
      {label}
    </a>
  );
  const facts: (readonly [string, ReactNode])[] = [
    [policies.seller, name],
    [policies.address, address],
    [policies.email, link(`mailto:${email}`, email)],
    ...(tel ? [[policies.phone, link(`tel:${tel.replace(/[^+\d]/g, '')}`, tel)] as const] : []),
    ...(companyNumber ? [[policies.companyNumber, companyNumber] as const] : []),
    ...(vatId ? [[policies.vatId, vatId] as const] : []),
    [policies.returnAddress, returnAddress],
  ];
  return (
    <dl className="who-runs">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

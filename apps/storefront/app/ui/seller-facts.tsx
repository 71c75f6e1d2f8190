import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { ReactNode } from 'react';
import type { StorefrontTexts } from '../texts/index.ts';

/** Who sells, how to reach them, and where returned goods go. */
export function SellerFacts({ seller, texts }: { seller: StorefrontStore['seller']; texts: StorefrontTexts }) {
  const { name, address, email, phone, returnAddress } = seller;
  const { policies } = texts;
  const link = (href: string, label: string) => (
    <a className="underlined" href={href}>
      {label}
    </a>
  );
  const facts: (readonly [string, ReactNode])[] = [
    [policies.seller, name],
    [policies.address, address],
    [policies.email, link(`mailto:${email}`, email)],
    ...(phone ? [[policies.phone, link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)] as const] : []),
    [policies.returnAddress, returnAddress],
  ];
  return (
    <dl className="who-runs">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

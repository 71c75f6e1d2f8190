import type { PayoutRail } from '@vitrine/contract/shop/payout-rails.ts';
import { FlaskConical, Landmark } from 'lucide-react';
import { providerMarkPaths } from './provider-mark-paths.ts';
import './provider-mark.css';

const sizes = { small: 14, large: 20 } as const;

/** The square with which a way of paying out is recognised; its name is beside it. */
export function ProviderMark({
  rail,
  size = 'large',
}: {
  rail: PayoutRail | null;
  size?: keyof typeof sizes;
}) {
  const Icon = rail === 'sandbox' ? FlaskConical : Landmark;
  const pixels = sizes[size];
  return (
    <i className={`provider-mark ${size} ${rail ?? ''}`} aria-hidden="true">
      {rail === 'stripe_transfer' || rail === 'paypal_payout' ? (
        <svg viewBox="0 0 24 24" width={pixels} height={pixels} aria-hidden="true">
          <path fill="currentColor" d={providerMarkPaths[rail]} />
        </svg>
      ) : (
        <Icon size={pixels} />
      )}
    </i>
  );
}

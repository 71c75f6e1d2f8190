import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useProfile } from './account-queries.ts';
import './account.css';

/** The cards of the own account; for an account that everybody uses everything in them is switched off, with a note why. */
export function AccountFields({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const t = useText(accountTexts);
  // The note would push everything down if it came after the cards, so that they wait for the profile.
  return (
    <Loaded query={useProfile()} rows={6}>
      {({ isShared }) => (
        <>
          {isShared && (
            <p className="account-shared line at-top gap-10" role="note">
              <Users className="rigid above-2" size={18} aria-hidden />
              {t('sharedAccount')}
            </p>
          )}
          <fieldset className={`account columns ${className}`} disabled={isShared}>
            {children}
          </fieldset>
        </>
      )}
    </Loaded>
  );
}

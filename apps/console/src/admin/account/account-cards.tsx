import { Users } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useProfile } from './account-queries.ts';
import { DataLinkCard } from './data-link-card.tsx';
import { EventsCard } from './events-card.tsx';
import { FactorCard } from './factor-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import '../identity/sign-in.css';
import './account.css';

/** Everything of the own account; the desk sets it in two columns, the phone in one. */
export function AccountCards() {
  const t = useText(accountTexts);
  const profile = useProfile();
  const isShared = profile.data?.isShared === true;
  // The note that an account is shared would push everything down if it came after the cards.
  if (profile.isPending)
    return (
      <section className="card section-card" aria-busy="true">
        <SkeletonRows rows={6} height={52} />
      </section>
    );
  return (
    <>
      {isShared && (
        <p className="account-shared" role="note">
          <Users size={18} aria-hidden />
          {t('sharedAccount')}
        </p>
      )}
      {/* Everything in it is switched off at once for an account that everybody uses. */}
      <fieldset className="account" disabled={isShared}>
        <div>
          <ProfileCard />
          <PasswordCard />
          <FactorCard />
        </div>
        <div>
          <SessionsCard />
          <IdentitiesCard />
          <EventsCard />
          <DataLinkCard />
        </div>
      </fieldset>
    </>
  );
}

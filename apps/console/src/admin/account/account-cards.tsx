import { AccountFields } from './account-fields.tsx';
import { DataLinkCard } from './data-link-card.tsx';
import { EventsCard } from './events-card.tsx';
import { FactorCard } from './factor-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import '../identity/sign-in.css';

/** Everything of the own account; the desk sets it in two columns, the phone in one. */
export const AccountCards = () => (
  <AccountFields>
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
  </AccountFields>
);

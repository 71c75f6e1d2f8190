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
  return (
    <div className="account">
      <div>
        <ProfileCard />
        <PasswordCard />
        <FactorCard />
      </div>
      <div>
        <SessionsCard />
        <IdentitiesCard />
        <EventsCard />
      </div>
    </div>
  );
}

import { AccountFields } from './account-fields.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { StoredCard } from './stored-card.tsx';
import './personal-data.css';

/** What is stored, a copy of it, and the deletion of the account; the same for desk and phone. */
export const PersonalDataCards = () => (
  <AccountFields className="account-data">
    <div>
      <ExportCard />
      <DeletionCard />
    </div>
    <div>
      <StoredCard />
    </div>
  </AccountFields>
);

import { Users } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { useProfile } from './account-queries.ts';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { Loaded } from './loaded.tsx';
import { StoredCard } from './stored-card.tsx';
import './account.css';
import './personal-data.css';

/** What is stored, a copy of it, and the deletion of the account; the same for desk and phone. */
export function PersonalDataCards() {
  const t = useText(accountTexts);
  return (
    <Loaded query={useProfile()} rows={6}>
      {({ isShared }) => (
        <>
          {isShared && (
            <p className="account-shared" role="note">
              <Users size={18} aria-hidden />
              {t('sharedAccount')}
            </p>
          )}
          {/* Everything in it is switched off at once for an account that everybody uses. */}
          <fieldset className="account account-data" disabled={isShared}>
            <div>
              <ExportCard />
              <DeletionCard />
            </div>
            <div>
              <StoredCard />
            </div>
          </fieldset>
        </>
      )}
    </Loaded>
  );
}

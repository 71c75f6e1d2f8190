import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AccountCards } from './account-cards.tsx';
import { useIsDataSection } from './account-section.ts';
import { PersonalDataCards } from './personal-data-cards.tsx';

/** The own account at the desk. */
export default function AccountPage() {
  const t = useText(accountTexts);
  const data = useText(personalDataTexts);
  const isData = useIsDataSection();
  return (
    <>
      <PageHead
        title={isData ? data('title') : t('title')}
        actions={
          isData && (
            <Link className="btn" to="/profile">
              {t('title')}
            </Link>
          )
        }
      />
      {isData ? <PersonalDataCards /> : <AccountCards />}
    </>
  );
}

import { AccountCards } from '../../admin/account/account-cards.tsx';
import { useIsDataSection } from '../../admin/account/account-section.ts';
import { PersonalDataCards } from '../../admin/account/personal-data-cards.tsx';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { PageTop } from '../parts/page-top.tsx';

/** The own account on the phone: the cards of the desk, one below the other. */
export default function AccountPage() {
  const t = useText(accountTexts);
  const data = useText(personalDataTexts);
  const isData = useIsDataSection();
  return (
    <>
      <PageTop title={isData ? data('title') : t('title')} />
      {isData ? <PersonalDataCards /> : <AccountCards />}
    </>
  );
}

import { AccountCards } from '../../admin/account/account-cards.tsx';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { PageTop } from '../parts/page-top.tsx';

/** The own account on the phone: the cards of the desk, one below the other. */
export default function AccountPage() {
  const t = useText(accountTexts);
  return (
    <>
      <PageTop title={t('title')} />
      <AccountCards />
    </>
  );
}

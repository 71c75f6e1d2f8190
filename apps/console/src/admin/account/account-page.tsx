import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AccountCards } from './account-cards.tsx';

/** The own account at the desk. */
export default function AccountPage() {
  const t = useText(accountTexts);
  return (
    <>
      <PageHead title={t('title')} />
      <AccountCards />
    </>
  );
}

import { confirmEmailChange } from '@vitrine/contract/admin/identity.ts';
import { Link, useNavigate } from 'react-router';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { setUpTexts } from '../../texts/set-up.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { Button } from '../../ui/plain/button.tsx';

/** Confirms the address that an operator entered. A click, because programs that check mails open links too. */
export default function LinkEmailForm({ token }: { token: string }) {
  const s = useText(setUpTexts);
  const t = useText(signInTexts);
  const navigate = useNavigate();
  const confirming = useApiMutation(confirmEmailChange, {
    success: s('emailConfirmed'),
    onSuccess: () => navigate('/login', { replace: true }),
  });
  return (
    <>
      <h1>{s('confirmEmail')}</h1>
      <p>{s('confirmEmailLine')}</p>
      <Button
        className="btn primary large"
        isBusy={confirming.isBusy}
        onClick={() => void confirming.run({ body: { token } })}
      >
        {s('confirmEmailButton')}
      </Button>
      <p className="split-switch to-centre above-24 muted">
        <Link to="/login">{t('signIn')}</Link>
      </p>
    </>
  );
}

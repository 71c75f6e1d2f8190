import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useSignInHelp } from '../../lib/platform-config.ts';
import { LoginForm } from './login-form.tsx';
import { SplitScreen } from './split-screen.tsx';

const LinkPasswordForm = lazy(() => import('./link-password-form.tsx'));
const LinkEmailForm = lazy(() => import('./link-email-form.tsx'));
const ForgotForm = lazy(() => import('./forgot-form.tsx'));

export default function LoginPage() {
  const [query] = useSearchParams();
  const help = useSignInHelp();
  const mode = query.get('mode');
  const isForgotten = mode === 'forgot';
  const token = mode === 'password' || mode === 'email' ? query.get('token') : null;
  const LinkForm = mode === 'email' ? LinkEmailForm : LinkPasswordForm;
  return (
    <SplitScreen isShort={!isForgotten}>
      {token ? <LinkForm token={token} /> : isForgotten ? <ForgotForm /> : <LoginForm />}
      {help && <p className="split-help">{help}</p>}
    </SplitScreen>
  );
}

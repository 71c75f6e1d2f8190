import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LoginForm } from './login-form.tsx';
import { SplitScreen } from './split-screen.tsx';

const ForgotForm = lazy(() => import('./forgot-form.tsx'));

export default function LoginPage() {
  const [query] = useSearchParams();
  return (
    <SplitScreen>
      <Suspense>{query.get('mode') === 'forgot' ? <ForgotForm /> : <LoginForm />}</Suspense>
    </SplitScreen>
  );
}

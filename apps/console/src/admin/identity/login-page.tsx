import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LoginForm } from './login-form.tsx';
import { SplitScreen } from './split-screen.tsx';

const ForgotForm = lazy(() => import('./forgot-form.tsx'));

export default function LoginPage() {
  const [query] = useSearchParams();
  const isForgotten = query.get('mode') === 'forgot';
  return (
    <SplitScreen isShort={!isForgotten}>
      <Suspense>{isForgotten ? <ForgotForm /> : <LoginForm />}</Suspense>
    </SplitScreen>
  );
}

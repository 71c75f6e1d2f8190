import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { RegisterForm } from './register-form.tsx';
import { SplitScreen } from './split-screen.tsx';

const SetUpForm = lazy(() => import('./set-up-form.tsx'));

/** Opens a store; with the printed link of a production's first start, its first administrator's account. */
export default function RegisterPage() {
  const [query] = useSearchParams();
  const token = query.get('setup');
  return <SplitScreen>{token ? <SetUpForm token={token} /> : <RegisterForm />}</SplitScreen>;
}

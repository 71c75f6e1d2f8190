import { useSearchParams } from 'react-router';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SplitScreen } from './split-screen.tsx';

export default function LoginPage() {
  const [query] = useSearchParams();
  return <SplitScreen>{query.get('mode') === 'forgot' ? <ForgotForm /> : <LoginForm />}</SplitScreen>;
}

import { AuthorizeSteps } from '../admin/identity/authorize-steps.tsx';
import { IndexLayout } from './layout/index-layout.tsx';

/** Where the social sign-in of the console comes back to. */
export default function AuthorizePage() {
  return (
    <IndexLayout>
      <AuthorizeSteps />
    </IndexLayout>
  );
}

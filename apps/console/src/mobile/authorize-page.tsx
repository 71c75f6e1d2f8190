import { AuthorizeSteps } from '../admin/identity/authorize-steps.tsx';
import { LogoMark } from '../ui/logo.tsx';

/** Where a social sign-in that began on the phone comes back to. */
export default function AuthorizePage() {
  return (
    <main className="m-authorize">
      <a href="#/login" className="split-brand">
        <LogoMark />
        Vitrine
      </a>
      <div>
        <AuthorizeSteps />
      </div>
    </main>
  );
}

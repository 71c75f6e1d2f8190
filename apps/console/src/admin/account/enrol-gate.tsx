import { ShieldCheck } from 'lucide-react';
import { signOut } from '../../lib/account.ts';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useSecondFactor } from './account-queries.ts';
import { EnrolSteps } from './enrol-steps.tsx';
import '../identity/sign-in.css';
import './account.css';

/** What stands before everything else while the role needs a second factor and has none. */
export default function EnrolGate({ onDone }: { onDone: () => void }) {
  const t = useText(accountTexts);
  return (
    <div className="account-gate stack gap-12">
      <ShieldCheck size={40} strokeWidth={1.5} color="var(--primary-text)" aria-hidden />
      <h1 className="h1">{t('gateTitle')}</h1>
      <p className="muted">{t('gateLine')}</p>
      <section className="card section-card">
        <Loaded query={useSecondFactor()} rows={3}>
          {(factor) => <EnrolSteps needs={factor.startNeeds} onDone={onDone} />}
        </Loaded>
      </section>
      <button type="button" className="link" onClick={() => void signOut()}>
        {t('signOut')}
      </button>
    </div>
  );
}

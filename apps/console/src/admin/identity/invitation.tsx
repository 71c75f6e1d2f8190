import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import './invitation.css';

/** A picture beside the form, which neither waits for it nor fails with it. */
const SampleStore = lazy<ComponentType>(() =>
  import('./sample-store.tsx').catch(() => ({ default: () => null })),
);

// As in the style sheet: narrower windows have no picture, and phones need not load one.
const wide = window.matchMedia('(min-width: 1161px)');
const followWidth = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** What invites to register: a sample store and the four steps; in a narrow window the steps alone, above the form. */
export function Invitation() {
  const t = useText(signInTexts);
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  return (
    <aside className="invitation">
      <div className="invitation-inner">
        <h2>
          {t('inviteLine1')}
          <br />
          {t('inviteLine2')}
        </h2>
        <div className="sample" aria-hidden="true">
          {isWide && (
            <Suspense>
              <SampleStore />
            </Suspense>
          )}
        </div>
        <ol className="invitation-steps cluster stretched medium">
          {(['step1', 'step2', 'step3', 'step4'] as const).map((step, index) => (
            <li className="line gap-10" key={step}>
              <b>{index + 1}</b>
              {t(step)}
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

import { lazy, Suspense } from 'react';
import { waitForFirstPage } from '../lib/first-page.ts';
import './country-flag.css';

// The list of all flags' files is as large as a page's own script.
const CountryFlagPicture = lazy(async () => {
  await waitForFirstPage();
  return import('./country-flag-picture.tsx');
});

/** A country's flag beside its name; the code's letters where there is none. */
export function CountryFlag({ code }: { code: string }) {
  return (
    <Suspense fallback={<span className="country-flag letters">{code}</span>}>
      <CountryFlagPicture code={code} />
    </Suspense>
  );
}

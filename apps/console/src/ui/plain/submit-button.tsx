import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

/** The one filled button of a plain form; it turns while the call is under way. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="btn primary large" disabled={isBusy} aria-busy={isBusy}>
      {isBusy && <LoaderCircle className="spin" size={16} aria-hidden />}
      {children}
    </button>
  );
}

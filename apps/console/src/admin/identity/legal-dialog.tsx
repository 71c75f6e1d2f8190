import { X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { legalTexts } from '../../texts/legal.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Dialog } from '../../ui/plain/dialog.tsx';

export type LegalPage = 'terms' | 'privacy';

const paragraphs = {
  terms: ['terms1', 'terms2', 'terms3', 'terms4', 'terms5'],
  privacy: ['privacy1', 'privacy2', 'privacy3', 'privacy4', 'privacy5'],
} as const;

/** Terms or privacy policy in a dialog, so that a half-filled form stays. */
export default function LegalDialog({ page, onClose }: { page: LegalPage; onClose: () => void }) {
  const t = useText(legalTexts);
  const s = useText(signInTexts);
  const u = useText(uiTexts);
  return (
    <Dialog className="legal" aria-labelledby="legal-title" onClose={onClose}>
      <header className="line gap-0 between">
        <h2 className="h2" id="legal-title">
          {s(page)}
        </h2>
        <button type="button" className="quiet square" aria-label={u('close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      </header>
      <div>
        {paragraphs[page].map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </div>
    </Dialog>
  );
}

import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { mobileTexts } from '../../texts/mobile.ts';

/** The head of a page that is opened from another one: the way back, its name, what else it offers. */
export function PageTop({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const t = useText(mobileTexts);
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <header className="m-head m-top">
      <button
        type="button"
        className="m-icon"
        aria-label={t('back')}
        // A page that came with a link has nothing before it.
        onClick={() => void (key === 'default' ? navigate('/me') : navigate(-1))}
      >
        <ChevronLeft size={24} aria-hidden />
      </button>
      <h1 className="grow">{title}</h1>
      {children}
    </header>
  );
}

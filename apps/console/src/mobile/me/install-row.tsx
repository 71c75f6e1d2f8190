import { ChevronRight, Share } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { install, useInstall } from './install.ts';

/** Puts the site onto the home screen, where the browser can do that; absent where it stands there already. */
export function InstallRow() {
  const t = useText(mobileTexts);
  const way = useInstall((state) => state.way);
  const explaining = useSheet('install');
  if (way === 'none') return null;
  return (
    <li>
      <button
        type="button"
        className="m-row"
        onClick={() => (way === 'prompt' ? void install() : explaining.open())}
      >
        <span className="grow">{t('install')}</span>
        <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
      </button>
      <Sheet isOpen={explaining.value !== null} onClose={explaining.close} title={t('install')}>
        <ol className="m-how stack gap-4">
          <li className="line gap-10">
            <Share size={20} color="var(--primary-text)" aria-hidden />
            {t('installStep1')}
          </li>
          <li className="line gap-10">{t('installStep2')}</li>
        </ol>
      </Sheet>
    </li>
  );
}

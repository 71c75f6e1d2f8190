import { Command, Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { shellTexts } from '../../texts/shell.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';

export const SearchDialog = preloadable(() => import('./search-dialog.tsx'));

const isMac = /mac/i.test(navigator.platform);

/** Search for pages, actions, and what the server finds: Ctrl or ⌘ K, arrows, Enter, Escape. */
export function MenuSearch(props: Omit<SearchDialogProps, 'onClose'>) {
  const t = useText(shellTexts);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className="search-button line faint"
        title={t('search')}
        onClick={() => setOpen(true)}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className="truncate">{t('search')}</span>
        <kbd>{isMac ? <Command size={11} aria-hidden /> : 'Ctrl '}K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

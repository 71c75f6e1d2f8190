import { Modal } from 'antd';
import { Command, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { shellTexts } from '../../texts/shell.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { type MenuNode, searchMenu } from '../menu.rules.ts';

const isMac = /mac/i.test(navigator.platform);

/** Search in the menu: Ctrl or ⌘ K, arrows, Enter, Escape. */
export function MenuSearch({ menu }: { menu: readonly MenuNode[] }) {
  const t = useText(shellTexts);
  const titleOf = useRouteTitle();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const hits = searchMenu(menu, words, titleOf).slice(0, 50);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const go = (index: number) => {
    const hit = hits[index];
    if (!hit) return;
    setOpen(false);
    void navigate(hit.path);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 };
    if (event.key === 'Enter') go(chosen);
    else if (event.key in moves && hits.length > 0) {
      event.preventDefault();
      setChosen(((moves[event.key] ?? 0) + hits.length) % hits.length);
    }
  };
  return (
    <>
      <button type="button" className="search-button" onClick={() => setOpen(true)}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className="ell">{t('search')}</span>
        <kbd>{isMac ? <Command size={11} aria-hidden /> : 'Ctrl '}K</kbd>
      </button>
      <Modal
        open={isOpen}
        onCancel={() => setOpen(false)}
        footer={null}
        closable={false}
        width={560}
        style={{ top: 96 }}
        destroyOnHidden
        title={<span className="visually-hidden">{t('search')}</span>}
        styles={{ header: { margin: 0 }, container: { padding: 0 } }}
        afterOpenChange={(open) => {
          if (!open) setWords('');
          setChosen(0);
        }}
      >
        <div className="search-field">
          <Search size={18} strokeWidth={1.75} aria-hidden />
          <input
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into it
            autoFocus
            value={words}
            placeholder={t('search')}
            aria-label={t('search')}
            role="combobox"
            aria-expanded="true"
            aria-controls="search-hits"
            aria-activedescendant={hits.length > 0 ? `search-hit-${chosen}` : undefined}
            onChange={(event) => {
              setWords(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id="search-hits" role="listbox" aria-label={t('search')} className="search-hits">
          {hits.map((hit, index) => (
            <button
              key={hit.path}
              id={`search-hit-${index}`}
              type="button"
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              ref={(element) => {
                if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
              }}
              onPointerMove={() => setChosen(index)}
              onClick={() => go(index)}
            >
              <MenuIcon name={hit.icon} />
              <span className="ell">{hit.titles.at(-1)}</span>
              <small className="ell">{hit.titles.slice(0, -1).join(' / ')}</small>
            </button>
          ))}
          {hits.length === 0 && <p className="t2">{t('searchNothing')}</p>}
        </div>
      </Modal>
    </>
  );
}

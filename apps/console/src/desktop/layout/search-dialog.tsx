import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isOperator, useUser } from '../../lib/account.ts';
import { useText } from '../../lib/i18n.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { shellTexts } from '../../texts/shell.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { Dialog } from '../../ui/plain/dialog.tsx';
import { findTrail, isFound, type MenuNode, searchMenu } from '../menu.rules.ts';
import { useActions } from './use-actions.ts';
import { type Hit, useFound } from './use-found.ts';

export interface SearchDialogProps {
  menu: readonly MenuNode[];
  hasProfile: boolean;
  onSettings: () => void;
  onClose: () => void;
}

/** The field and what it finds: pages, actions, and what the server finds. */
export default function SearchDialog({ menu, hasProfile, onSettings, onClose }: SearchDialogProps) {
  const t = useText(shellTexts);
  const titleOf = useRouteTitle();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const placeholder = t(isOperator(useUser()) ? 'searchAllPlatform' : 'searchAll');
  const actions = useActions({ hasProfile, onSettings });
  const found = useFound(words, (path) => findTrail(menu, path).length > 0);
  const pages = searchMenu(menu, words, titleOf).map(
    ({ path, titles, icon }): Hit => ({
      key: path,
      icon,
      title: titles.at(-1) ?? '',
      note: titles.slice(0, -1).join(' / '),
      go: path,
    }),
  );
  const known = pages.map(({ go }) => go);
  const hits = [
    ...pages,
    // A page of the menu is not offered a second time as an action.
    ...actions.filter((action) => isFound(action, words) && !known.includes(action.go)),
    ...found.hits,
  ].slice(0, 50);

  const go = (index: number) => {
    const hit = hits[index];
    if (!hit) return;
    onClose();
    if (typeof hit.go === 'string') void navigate(hit.go);
    else hit.go();
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
    <Dialog
      className="search-dialog"
      aria-label={t('search')}
      onClose={onClose}
      onShown={() => field.current?.focus()}
    >
      <div className="search-field line gap-12">
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <input
          ref={field}
          value={words}
          placeholder={placeholder}
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
            key={hit.key}
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
            <MenuIcon className="ink-3" name={hit.icon} />
            <span className="truncate">{hit.title}</span>
            <small className="truncate search-note push text-12">{hit.note}</small>
          </button>
        ))}
        {hits.length === 0 && !found.isSearching && (
          <p className="muted pad-24 to-centre">{t('searchNothing')}</p>
        )}
      </div>
    </Dialog>
  );
}

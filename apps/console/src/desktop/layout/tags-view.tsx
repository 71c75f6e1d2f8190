import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { shellTexts } from '../../texts/shell.ts';
import { LaterMenu } from '../../ui/later-menu.tsx';
import { dropKeptPages } from '../kept-pages.ts';
import { neighbourOf, possibleActions, type Tag, type TagAction } from '../tags.rules.ts';
import { actOnTags, useTags } from '../tags.ts';

const labels = {
  close: 'tagClose',
  closeOthers: 'tagCloseOthers',
  closeLeft: 'tagCloseLeft',
  closeRight: 'tagCloseRight',
  closeAll: 'tagCloseAll',
} as const satisfies Record<TagAction, string>;

/** The open pages: middle click or × closes, the context menu does the rest. */
export function TagsView({ path }: { path: string }) {
  const t = useText(shellTexts);
  const titleOf = useRouteTitle();
  const navigate = useNavigate();
  const tags = useTags((state) => state.list);
  const bar = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown tag is brought into view when the path changes
  useEffect(() => {
    // With the next frame, for which the page is laid out anyway.
    const frame = requestAnimationFrame(
      () =>
        void bar.current
          ?.querySelector('.on')
          ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [path, tags.length]);

  const act = (action: TagAction, tag: Tag) => {
    const next = neighbourOf(tags, actOnTags(action, tag.path), path);
    if (action === 'closeOthers' && tag.path !== path) void navigate(tag.fullPath);
    else if (next) void navigate(next);
  };
  const refresh = (tag: Tag) => {
    dropKeptPages([tag.path]);
    void navigate(`/redirect${tag.fullPath}`, { replace: true });
  };
  const menuOf = (tag: Tag) => {
    const can = possibleActions(tags, tag.path);
    const actions = (Object.keys(labels) as TagAction[]).map((key) => ({
      key,
      label: t(labels[key]),
      disabled: !can[key],
    }));
    return {
      items: [{ key: 'refresh', label: t('tagRefresh') }, { type: 'divider' as const }, ...actions],
      onClick: ({ key, domEvent }: { key: string; domEvent: { stopPropagation(): void } }) => {
        domEvent.stopPropagation();
        if (key === 'refresh') refresh(tag);
        else act(key as TagAction, tag);
      },
    };
  };
  return (
    <nav className="tags" aria-label={t('openPages')} ref={bar}>
      {tags.map((tag) => {
        const title = titleOf(tag.title);
        return (
          <LaterMenu key={tag.path} trigger={['contextMenu']} menu={menuOf(tag)}>
            <span className={tag.path === path ? 'page-tag on' : 'page-tag'}>
              <Link
                to={tag.fullPath}
                aria-current={tag.path === path ? 'page' : undefined}
                onAuxClick={(event) => {
                  if (event.button !== 1 || tag.affix) return;
                  event.preventDefault();
                  act('close', tag);
                }}
              >
                {title}
              </Link>
              {!tag.affix && (
                <button
                  type="button"
                  aria-label={t('closePage', { title })}
                  onClick={() => act('close', tag)}
                >
                  <X size={12} strokeWidth={1.75} aria-hidden />
                </button>
              )}
            </span>
          </LaterMenu>
        );
      })}
    </nav>
  );
}

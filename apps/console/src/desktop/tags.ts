import { create } from 'zustand';
import { tokenOffEvent } from '../lib/session.ts';
import { readStored, writeStored } from '../lib/stored.ts';
import { dropKeptPages, forgetKeptPages } from './kept-pages.ts';
import { closeTags, openTag, parseTags, type Tag, type TagAction } from './tags.rules.ts';

const key = 'openTags';

/** The open pages; kept over a reload of this tab, gone with the session. */
export const useTags = create<{ list: Tag[] }>(() => ({
  list: parseTags(readStored(key, 'session')),
}));

useTags.subscribe(({ list }) => writeStored(key, JSON.stringify(list), 'session'));

window.addEventListener(tokenOffEvent, () => {
  useTags.setState({ list: [] });
  forgetKeptPages();
});

export function showTag(tag: Tag): void {
  useTags.setState(({ list }) => ({ list: openTag(list, tag) }));
}

/** Closes tags and forgets the state of their pages; answers what is left. */
export function actOnTags(action: TagAction, path: string): Tag[] {
  const { list } = useTags.getState();
  const left = closeTags(list, action, path);
  dropKeptPages(
    list.filter((tag) => !left.some((one) => one.path === tag.path)).map((tag) => tag.path),
  );
  useTags.setState({ list: left });
  return left;
}

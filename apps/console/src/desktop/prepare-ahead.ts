import { bestEffort } from '../lib/best-effort.ts';
import { waitForFirstPage } from '../lib/first-page.ts';
import { loadTexts } from '../lib/load-texts.ts';
import { loadMenus } from '../ui/later-menu.tsx';
import { loadOverlays } from '../ui/overlay/desk-overlays.tsx';
import { type View, views } from '../views.ts';
import type { Routes } from './account-routes.ts';
import { SearchDialog } from './layout/menu-search.tsx';
import { loadView } from './load-view.ts';
import { listPages } from './menu.rules.ts';

/** So many pages of the menu are fetched ahead: the first ones. */
const pagesMax = 3;

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** One after the other, so that a page that is opened meanwhile does not wait behind all of them. */
export async function prepareAhead(menu: Routes['menu'], shownPath: string): Promise<void> {
  await waitForFirstPage();
  const next = listPages(menu)
    .filter(({ path, isHidden }) => path !== shownPath && !isHidden)
    .flatMap(({ target }): View[] => {
      const view = target.kind === 'view' ? views[target.view] : undefined;
      return view ? [view] : [];
    })
    .slice(0, pagesMax);
  const tasks: (() => Promise<unknown>)[] = [
    loadMenus,
    loadOverlays,
    SearchDialog.load,
    () => loadTexts('signedIn'),
    ...(savesData() ? [] : next.map((view) => () => loadView(view))),
  ];
  for (const task of tasks) await bestEffort(task());
}

import { bestEffort } from '../lib/best-effort.ts';
import { views } from '../views.ts';
import { loadView } from './load-view.ts';
import type { MenuNode } from './menu.rules.ts';

/** For an entry of the menu: fetches its page's code while the pointer or the focus is still on the way to the click. */
export function fetchAhead({ target }: MenuNode) {
  const fetchCode = () => {
    // What cannot be fetched now is fetched, and complained about, when the page is opened.
    const view = target.kind === 'view' ? views[target.view] : undefined;
    if (view) void bestEffort(loadView(view));
  };
  return { onPointerEnter: fetchCode, onFocus: fetchCode };
}

import { create } from 'zustand';

export interface MenuBadge {
  count: number;
  /** Amber: something waits for the person. */
  isWaiting?: boolean;
}

/** Counts beside menu entries, by path; a feature sets its own with `setMenuBadge`. */
export const useMenuBadges = create<Record<string, MenuBadge>>(() => ({}));

/** Shows a count beside a menu entry; 0 or nothing takes it away. */
export function setMenuBadge(path: string, badge: MenuBadge | undefined): void {
  useMenuBadges.setState({ [path]: badge ?? { count: 0 } });
}

import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closesByBack, trailOf, withoutSheet, withSheet } from './sheet.rules.ts';

/** One sheet of a page: what it shows (null: closed), opening and closing. */
export function useSheet(name: string) {
  const navigate = useNavigate();
  const { search, state, key } = useLocation();
  // Going back takes a moment; a second tap must not go back twice.
  const closedAt = useRef('');
  const query = new URLSearchParams(search);
  const value = query.get(name);
  return {
    value,
    open: (next = '1'): void => {
      if (value === next) return;
      void navigate(
        { search: withSheet(query, name, next).toString() },
        { state: { sheets: [...trailOf(state), name] } },
      );
    },
    close: (): void => {
      if (value === null || closedAt.current === key) return;
      closedAt.current = key;
      if (closesByBack(trailOf(state), name)) void navigate(-1);
      else
        void navigate({ search: withoutSheet(query, name).toString() }, { replace: true, state });
    },
    /** Closes this sheet and those under it. */
    closeAll: (): void => {
      const { length } = trailOf(state);
      if (length) void navigate(-length);
      else
        void navigate({ search: withoutSheet(query, name).toString() }, { replace: true, state });
    },
    /** Lets another sheet of the page take the place of this one: going back closes that. */
    giveWayTo: (other: string, next: string): void => {
      const search = withSheet(withoutSheet(query, name), other, next).toString();
      const trail = trailOf(state);
      const sheets = closesByBack(trail, name) ? [...trail.slice(0, -1), other] : trail;
      void navigate({ search }, { replace: true, state: { sheets } });
    },
    /** Takes the sheet out of the address without going back, for who goes on to another page. */
    drop: (): void => {
      if (value !== null)
        void navigate({ search: withoutSheet(query, name).toString() }, { replace: true });
    },
  };
}

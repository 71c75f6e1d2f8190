/** The state that the keys of a list depend on: its rows in their order, and how they can be chosen. */
interface KeyState {
  ids: readonly string[];
  currentId: string | undefined;
  opensRows: boolean;
  editsRows: boolean;
  canChoose: (id: string) => boolean;
  hasChosen: boolean;
}

export type KeyAct =
  | { kind: 'move'; id: string }
  | { kind: 'open'; id: string }
  | { kind: 'edit'; id: string }
  | { kind: 'choose'; id: string }
  | { kind: 'clear' };

type PressedKey = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'defaultPrevented' | 'key' | 'metaKey' | 'target'
>;

/** Nothing else has used the key, and it is no shortcut of the browser. */
export const isFreeKey = (event: Omit<PressedKey, 'key' | 'target'>): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);

/** Without rows the list has nothing that takes the focus: Esc counts on the whole page, except where it closes something. */
export const isChoiceEscape = (event: PressedKey): boolean =>
  event.key === 'Escape' &&
  isFreeKey(event) &&
  !(event.target as Element).closest('[role="dialog"], [role="menu"], [aria-expanded="true"]');

/** The row that the Tab key leads to: the current one, or the first when that is gone. */
export const findCurrentRow = (
  ids: readonly string[],
  currentId: string | undefined,
): string | undefined => (currentId !== undefined && ids.includes(currentId) ? currentId : ids[0]);

/** The effect of a key in a list; nothing for keys that keep their usual meaning. */
export function findKeyAction(key: string, state: KeyState): KeyAct | undefined {
  const { ids, opensRows, editsRows, canChoose, hasChosen } = state;
  // Chosen rows can be on another page, or no longer in the list.
  if (key === 'Escape') return hasChosen ? { kind: 'clear' } : undefined;
  const id = findCurrentRow(ids, state.currentId);
  if (id === undefined) return undefined;
  // Letters also with Caps Lock.
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowDown':
    case 'ArrowUp':
    case 'j':
    case 'k': {
      const step = key === 'ArrowDown' || key.toLowerCase() === 'j' ? 1 : -1;
      const next = ids[ids.indexOf(id) + step];
      // At the ends the key stays in the list: the page does not scroll away from it.
      return { kind: 'move', id: next ?? id };
    }
    case 'Enter':
    case 'o':
      return opensRows ? { kind: 'open', id } : undefined;
    case 'e':
      return editsRows ? { kind: 'edit', id } : undefined;
    case 'x':
      return canChoose(id) ? { kind: 'choose', id } : undefined;
    default:
      return undefined;
  }
}

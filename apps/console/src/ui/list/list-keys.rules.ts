/** The state that the keys of a list depend on: its rows in their order, and how they can be chosen. */
interface KeyState {
  ids: readonly string[];
  currentId: string | undefined;
  canChoose: (id: string) => boolean;
  hasChosen: boolean;
}

export type KeyAct =
  | { kind: 'move'; id: string }
  | { kind: 'open'; id: string }
  | { kind: 'choose'; id: string }
  | { kind: 'clear' };

/** The row that the Tab key leads to: the current one, or the first when that is gone. */
export const findCurrentRow = (
  ids: readonly string[],
  currentId: string | undefined,
): string | undefined => (currentId !== undefined && ids.includes(currentId) ? currentId : ids[0]);

/** The effect of a key in a list; nothing for keys that keep their usual meaning. */
export function findKeyAction(key: string, state: KeyState): KeyAct | undefined {
  const { ids, canChoose, hasChosen } = state;
  const id = findCurrentRow(ids, state.currentId);
  if (id === undefined) return undefined;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const next = ids[ids.indexOf(id) + (key === 'ArrowDown' ? 1 : -1)];
      // At the ends the key stays in the list: the page does not scroll away from it.
      return { kind: 'move', id: next ?? id };
    }
    case 'Enter':
      return { kind: 'open', id };
    case 'x':
    case 'X':
      return canChoose(id) ? { kind: 'choose', id } : undefined;
    case 'Escape':
      return hasChosen ? { kind: 'clear' } : undefined;
    default:
      return undefined;
  }
}

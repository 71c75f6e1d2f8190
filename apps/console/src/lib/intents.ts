import { createIntents } from './intents.rules.ts';
import { tokenOffEvent } from './session.ts';

/** For windows that allow no storage: the keys then hold until the reload. */
const memory = new Map<string, string>();

function stored<Result>(task: () => Result, otherwise: () => Result): Result {
  try {
    return task();
  } catch {
    return otherwise();
  }
}

/** The idempotency keys of this tab, one per intent; they survive a reload and end with the session. */
export const intents = createIntents({
  read: (name) =>
    stored(
      () => sessionStorage.getItem(name),
      () => memory.get(name) ?? null,
    ),
  write: (name, value) =>
    stored(
      () => sessionStorage.setItem(name, value),
      () => void memory.set(name, value),
    ),
  remove: (name) =>
    stored(
      () => sessionStorage.removeItem(name),
      () => void memory.delete(name),
    ),
  names: () =>
    stored(
      () => Object.keys(sessionStorage),
      () => [...memory.keys()],
    ),
});

window.addEventListener(tokenOffEvent, () => intents.forget());

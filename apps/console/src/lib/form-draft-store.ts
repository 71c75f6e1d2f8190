import { createFormDrafts } from './form-drafts.rules.ts';

/** The drafts of this tab. */
export const formDrafts = createFormDrafts({
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
  keys: () => Object.keys(sessionStorage),
});

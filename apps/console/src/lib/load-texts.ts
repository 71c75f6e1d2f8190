import type { Catalogue } from '@vitrine/contract/catalogue.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { typeset } from '@vitrine/contract/typography.ts';
import { useEffect, useState } from 'react';
import { bestEffort } from './best-effort.ts';
import { addTexts, setShownLanguage, shownLanguage } from './i18n.ts';
import { useSettings } from './settings.ts';

type Group = Readonly<Record<string, Catalogue>>;

/** Catalogues that come in one file: those of the pages before a sign-in, those of the frame and the start page, those of the owner's lists, those of the largest pages of operators, those of rarer pages of owners, and all others. */
const groups = {
  start: async (language: Language) =>
    ((await import(`../texts/${language}/start.ts`)) as { start: Group }).start,
  home: async (language: Language) =>
    ((await import(`../texts/${language}/home.ts`)) as { home: Group }).home,
  lists: async (language: Language) =>
    ((await import(`../texts/${language}/list-texts.ts`)) as { listTexts: Group }).listTexts,
  signedIn: async (language: Language) =>
    ((await import(`../texts/${language}/signed-in.ts`)) as { signedIn: Group }).signedIn,
  operatorPages: async (language: Language) =>
    ((await import(`../texts/${language}/operator-pages.ts`)) as { operatorPages: Group })
      .operatorPages,
  ownerPages: async (language: Language) =>
    ((await import(`../texts/${language}/owner-pages.ts`)) as { ownerPages: Group }).ownerPages,
};
type TextGroup = keyof typeof groups;

function addGroup(language: Language, group: Group): void {
  for (const [area, texts] of Object.entries(group)) {
    const set = Object.entries(texts).map(([key, text]) => [
      key,
      typeset(text as string, language),
    ]);
    addTexts(language, area, Object.fromEntries(set));
  }
}

const requests = new Map<string, Promise<void>>();
const loadedGroups = new Set<string>();
const groupsInUse = new Set<TextGroup>();
const nameOf = (language: Language, group: TextGroup) => `${language}/${group}`;

async function fetchGroup(language: Language, group: TextGroup, name: string): Promise<void> {
  try {
    addGroup(language, await groups[group](language));
    loadedGroups.add(name);
  } catch (error) {
    requests.delete(name);
    throw error;
  }
}

function loadGroup(language: Language, group: TextGroup): Promise<void> {
  const name = nameOf(language, group);
  const request = requests.get(name) ?? fetchGroup(language, group, name);
  requests.set(name, request);
  return request;
}

/** Loads a language: every group that is in use. A switch awaits it before it changes anything. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...groupsInUse].map((group) => loadGroup(language, group)));
}

/** Groups that come with another one: rarer pages show what the others do as well. */
function groupsWith(group: TextGroup): readonly TextGroup[] {
  if (group === 'start' || group === 'home') return [group];
  return group === 'lists'
    ? ['home', group]
    : [...new Set<TextGroup>(['home', 'lists', 'signedIn', group])];
}

/** Loads a group in the chosen language, and from now on in each language that is chosen. */
export async function loadTexts(group: TextGroup): Promise<void> {
  const wanted = groupsWith(group);
  for (const one of wanted) groupsInUse.add(one);
  const { language } = useSettings.getState();
  await Promise.all(wanted.map((one) => loadGroup(language, one)));
}

/** Shows the texts of the chosen language: at once if they are loaded, so that what follows a switch is in the new language. */
async function showLanguage(language: Language): Promise<void> {
  if (![...groupsInUse].every((group) => loadedGroups.has(nameOf(language, group))))
    await loadLanguage(language);
  // Another one may have been chosen meanwhile.
  if (useSettings.getState().language !== language) return;
  document.documentElement.lang = intlTags[language];
  setShownLanguage(language);
}

/** Loads what the first page needs and follows the chosen language. Nothing may be rendered before. */
export async function startTexts(): Promise<void> {
  groupsInUse.add('start');
  useSettings.subscribe(({ language }, before) => {
    // Without a network the texts stay in the language that is shown.
    if (language !== before.language) void bestEffort(showLanguage(language));
  });
  await showLanguage(useSettings.getState().language);
}

/** A page together with the texts of a group: `lazy(() => withTexts(import('./page.tsx')))`. */
export async function withTexts<Page>(
  page: Promise<Page>,
  group: TextGroup = 'signedIn',
): Promise<Page> {
  const [loaded] = await Promise.all([page, loadTexts(group)]);
  return loaded;
}

/** The wanted language once its texts are loaded; until then the one before. */
export function useLoadedLanguage(wanted: Language): Language {
  const [loaded, setLoaded] = useState(shownLanguage);
  useEffect(() => {
    let isCurrent = true;
    loadLanguage(wanted).then(
      () => isCurrent && setLoaded(wanted),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return loaded;
}

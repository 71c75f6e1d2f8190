import type { AccountChoices } from '@vitrine/contract/admin/account-choices.ts';
import type { UserInfo } from '@vitrine/contract/admin/users.ts';
import type { CallOptions } from '@vitrine/contract/client.ts';
import type { EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { saveChoices } from '@vitrine/contract/shop/account-choices.ts';
import { lookUpCountry } from '@vitrine/contract/shop/markets.ts';
import { api } from './api.ts';
import { bestEffort } from './best-effort.ts';
import { loadLanguage } from './load-texts.ts';
import { setCountry, setCurrency, setStoreCurrency, useMarket } from './market.ts';
import { session } from './session.ts';
import { setSettings, useSettings, visit } from './settings.ts';
import { isStoreView, parseJson, readStored, writeStored } from './stored.ts';

type Choices = EndpointArguments<typeof saveChoices>['body'];

/** Choices that are not on an account yet: they go to the account that is signed in, or signs in next. */
const pendingKey = 'pendingChoices';
const readPending = (): Choices => (parseJson(readStored(pendingKey)) as Choices | undefined) ?? {};
const writePending = (pending: Choices) =>
  writeStored(pendingKey, Object.keys(pending).length > 0 ? JSON.stringify(pending) : null);

/** Without the choices that `others` has, or only those that it has with the same value. */
const without = (choices: Choices, others: Choices, { onlySame = false } = {}): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(([name, value]) => {
      const other = others[name as keyof Choices];
      return other === undefined || (onlySame && other !== value);
    }),
  );

let lastTurn: Promise<unknown> = Promise.resolve();
/** The newest answer to a save of this page, and when it came, by `performance.now()`. */
let newest: { choices: AccountChoices; atMs: number } | undefined;

/** Saves one after the other: of two choices in quick succession, the account keeps the later one. */
function saveInTurn(
  read: () => Choices,
  options?: CallOptions,
): Promise<AccountChoices | undefined> {
  const turn = lastTurn.then(async () => {
    const body = read();
    if (Object.keys(body).length === 0) return undefined;
    const choices = await api.call(saveChoices, { body }, options);
    newest = { choices, atMs: performance.now() };
    // A choice made meanwhile waits for its own turn.
    writePending(without(readPending(), body, { onlySame: true }));
    return choices;
  });
  lastTurn = bestEffort(turn);
  return turn;
}

/** Sends what is not on the account yet. Who has to set up a second factor first may not yet: the choices wait until then. */
const sendPending = () => bestEffort(saveInTurn(readPending, { suppressToast: true }));

/** Keeps a choice on the account of a signed-in person; before that, for the account that signs in. */
export async function keepChoice(choice: Choices): Promise<void> {
  if (isStoreView()) return;
  if (choice.language) visit.isLanguageInAddress = false;
  if (session.isSignedIn() && !choice.language) {
    writePending(without(readPending(), choice));
    await saveInTurn(() => choice);
    return;
  }
  // The page is in the new language already, whether or not the account can be reached now and the page stays open.
  writePending({ ...readPending(), ...choice });
  if (session.isSignedIn()) await sendPending();
}

/** The language that the person chose; for a person without a choice at a browser without one, that of the account. */
async function applyLanguage({
  choices,
  language: own,
}: Pick<UserInfo, 'choices' | 'language'>): Promise<void> {
  const isChosenHere = readStored('languageChosen') !== null;
  const language = choices.language ?? (isChosenHere ? null : own);
  if (!language || visit.isLanguageInAddress || language === useSettings.getState().language)
    return;
  await loadLanguage(language);
  if (choices.language) writeStored('languageChosen', 'true');
  setSettings({ language });
}

/**
 * Takes over what the account holds; the pages are drawn afterwards. The account was requested at a time by `performance.now()`:
 * it may lack what this page saved since.
 */
export async function applyAccountChoices(user: UserInfo, requestedAtMs: number): Promise<void> {
  // The operator keeps language and country, and sees the amounts of the store.
  if (isStoreView()) {
    setStoreCurrency(user.storeCurrency, user.secondFactor !== 'required');
    return;
  }
  await sendPending();
  const choices = newest && newest.atMs > requestedAtMs ? newest.choices : user.choices;
  setStoreCurrency(user.storeCurrency, user.secondFactor !== 'required');
  if (choices.currency) setCurrency(choices.currency);
  if (choices.country) {
    const isKnown = useMarket.getState().country.short_name === choices.country;
    const answer = isKnown
      ? undefined
      : await bestEffort(api.call(lookUpCountry, {}, { suppressToast: true }));
    setCountry(answer?.default[0] ?? useMarket.getState().country, true);
  }
  await bestEffort(applyLanguage({ choices, language: user.language }));
}

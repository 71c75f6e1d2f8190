import type { AccountChoices } from '@vitrine/contract/admin/account-choices.ts';
import type { UserInfo } from '@vitrine/contract/admin/users.ts';
import type { EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { saveChoices } from '@vitrine/contract/shop/account-choices.ts';
import { lookUpCountry } from '@vitrine/contract/shop/markets.ts';
import { api } from './api.ts';
import { bestEffort } from './best-effort.ts';
import { loadLanguage } from './load-texts.ts';
import { setCountry, setCurrency, useMarket } from './market.ts';
import { session } from './session.ts';
import { setSettings, useSettings, visit } from './settings.ts';
import { parseJson, readStored, writeStored } from './stored.ts';

type Choices = EndpointArguments<typeof saveChoices>['body'];

/** What was chosen at this browser before signing in: it goes to the account that signs in next. */
const pendingKey = 'pendingChoices';
const readPending = (): Choices => (parseJson(readStored(pendingKey)) as Choices | undefined) ?? {};

/** Keeps a choice on the account of a signed-in person; before that, for the account that signs in. */
export async function keepChoice(choice: Choices): Promise<void> {
  if (choice.language) visit.isLanguageInAddress = false;
  const keepForLater = () =>
    writeStored(pendingKey, JSON.stringify({ ...readPending(), ...choice }));
  if (!session.isSignedIn()) return keepForLater();
  const saving = api.call(
    saveChoices,
    { body: choice },
    { suppressToast: choice.language !== undefined },
  );
  // The page is in the new language already, whether or not the account can be reached now.
  await (choice.language ? saving.catch(keepForLater) : saving);
}

/** Sends what was chosen before signing in. */
async function sendPending(): Promise<AccountChoices | undefined> {
  const pending = readPending();
  if (Object.keys(pending).length === 0) return undefined;
  const saved = await bestEffort(api.call(saveChoices, { body: pending }, { suppressToast: true }));
  // Who has to set up a second factor first may not yet: the choices wait until then.
  if (saved) writeStored(pendingKey, null);
  return saved;
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

/** Takes over what the account holds; the pages are drawn afterwards. */
export async function applyAccountChoices(user: UserInfo): Promise<void> {
  const choices = (await sendPending()) ?? user.choices;
  useMarket.setState({ storeCurrency: user.storeCurrency });
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

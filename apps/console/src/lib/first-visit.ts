import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { type CountryRecord, lookUpCountry } from '@vitrine/contract/shop/markets.ts';
import { api } from './api.ts';
import { keepSources } from './client-state.ts';
import { brandMobileSites, configuredMobileSite, isDevelopment } from './environment.ts';
import {
  findMobileAddress,
  firstVisitLanguage,
  mobileSite,
  readPageParameters,
} from './first-visit.rules.ts';
import { setCountry } from './market.ts';
import { setSettings, useSettings, visit } from './settings.ts';
import { isStoreView, readStored, writeStored } from './stored.ts';

const desktopKey = 'desktopSite';
const firstVisitKey = 'hasHomeReload';
const languageChosenKey = 'languageChosen';
const countryWaitMs = 2500;

/** Reads `lang`, `user_source`, `page_source` and `desktop` from the query after the hash. */
export function consumePageParameters(): void {
  const parameters = readPageParameters(window.location.hash);
  keepSources(parameters);
  if (parameters.wantsDesktop) writeStored(desktopKey, '1');
  if (parameters.language) {
    writeStored(languageChosenKey, 'true');
    visit.isLanguageInAddress = true;
    setSettings({ language: parameters.language });
  }
}

type CountryAnswer = EndpointAnswer<typeof lookUpCountry>;

declare global {
  interface Window {
    /** The answer that `first-paint.js` asked for while this script was on its way; undefined when there was none. */
    firstVisitCountry?: Promise<{ info?: CountryAnswer } | undefined>;
  }
}

async function findCountry(): Promise<CountryRecord | undefined> {
  const early = (await window.firstVisitCountry)?.info;
  if (early) return early.default[0];
  const info = await api.call(
    lookUpCountry,
    {},
    { suppressToast: true, signal: AbortSignal.timeout(countryWaitMs) },
  );
  return info.default[0];
}

/** On the first visit the country decides the language, the page reloads once, and the marker is set. Answers whether it reloads. */
export async function applyFirstVisitLocale(): Promise<boolean> {
  if (readStored(firstVisitKey) !== null) return false;
  try {
    const country = await findCountry();
    if (!country) return false;
    setCountry(country, false);
    const language = firstVisitLanguage({
      language: useSettings.getState().language,
      isLanguageChosen: readStored(languageChosenKey) !== null,
      countryCode: country.short_name,
    });
    setSettings({ language });
    writeStored(firstVisitKey, 'true');
    // Without storage the marker would be missing again after the reload, and again.
    if (readStored(firstVisitKey) === null) return false;
    window.location.reload();
    return true;
  } catch {
    // An unknown country changes nothing; the next visit asks again.
    return false;
  }
}

/** The address of the mobile site, without a slash at the end. */
export function findMobileSite(): string {
  const { protocol, hostname } = window.location;
  return mobileSite({
    environment: isDevelopment ? 'development' : 'production',
    protocol,
    hostname,
    brands: brandMobileSites,
    configured: configuredMobileSite(),
  });
}

/** Where a small window belongs on the mobile site; nothing when the visit stays here. */
export function mobileAddressOf({
  path,
  search,
  isOperator,
}: {
  path: string;
  search: string;
  isOperator: boolean;
}): string | undefined {
  return findMobileAddress({
    width: window.innerWidth,
    path,
    search,
    // A view is of the site that it was opened on.
    isOperator: isOperator || isStoreView(),
    language: useSettings.getState().language,
    isDesktopChosen: readStored(desktopKey) === '1',
    mobileSite: findMobileSite(),
  });
}

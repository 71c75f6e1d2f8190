import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  directLayers,
  findUnknownLayers,
  operatorLayers,
  ownerLayers,
  phoneLayers,
  signInLayers,
  storeLayers,
} from '../looks/layers.ts';
import { mailsIn } from '../looks/mails.ts';
import { measure } from '../looks/measure.ts';
import { measureCovered } from '../looks/measure-covered.ts';
import { measureFields } from '../looks/measure-fields.ts';
import {
  bankPages,
  operatorPages,
  ownerPages,
  phonePages,
  plainPages,
  signInPaths,
  storePages,
} from '../looks/pages.ts';
import { buyToLookAt, putIntoCart } from '../looks/purchases.ts';
import { readBarriers, readPage } from '../looks/read-page.ts';
import type { Seen } from '../looks/seen.ts';
import { freezePage, type Tour, walkAddresses, walkConsole, walkMails } from '../looks/sites.ts';
import { describe, planLooks, type Target } from '../looks/walk.ts';
import {
  mailWidths,
  pick,
  readWish,
  type SiteName,
  siteNames,
  themes,
  type WalkedSite,
  widths,
} from '../looks/wish.ts';
import { type Language, languages } from '../packages/contract/src/locales.ts';
import { findBarriers } from './support/accessibility.ts';
import { consoleUrl, mobileUrl, ports, storeUrl } from './support/addresses.ts';
import { luna } from './support/console.ts';

/** `npm run look` measures each page at several widths and keeps pictures; a run of the tests looks at each page once. */
const wished = readWish(process.env);
const { out, hasPictures, only, pictureWidths, alternateWidths } = wished;
const isWhole = out !== undefined;
const pictures = hasPictures && out ? { folder: out, pictureWidths } : undefined;
const byTurn = {
  language: wished.languages.length === 0,
  width: !isWhole,
  theme: wished.themes.length === 0,
};
const bankUrl = `http://127.0.0.1:${ports.sandbox}`;

/** Mails and the bank's pages are no pages of an app; the others are read in the walk of the tests, which has each page once. */
function readerOf(site: SiteName) {
  if (isWhole) return undefined;
  if (site === 'plain') return readBarriers;
  return /^(?:console|phone|storefront)/.test(site) ? readPage : undefined;
}

/** Flaws of each kind, and beside them what only resembles one. */
const planted = `
  <style>body{margin:0;font:16px/1.4 sans-serif} div{position:relative} .box{border:1px solid;width:120px;height:30px;white-space:nowrap}
    .cut{width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap} input,select{width:90px} .bar{position:fixed;left:0;right:0;bottom:0;height:40px;background:#fff}</style>
  <div style="width:2000px;height:20px">wide</div>
  <div class="box">outside of the box that is drawn</div>
  <p style="margin:0">one text</p><p style="margin:-20px 0 0">another text</p>
  <div class="cut">cut without a way to the rest</div>
  <div class="cut" title="cut with a title that says all">cut with a title that says all</div>
  <div class="cut" title="something else">cut with a title of its own</div>
  <div class="cut" style="overflow-x:auto;overflow-y:hidden">scrolled by those who want the rest</div>
  <div style="width:90px;height:30px;overflow:auto"><div style="width:140px;height:60px">scrolls to both sides</div></div>
  <div style="display:none">hidden text that is wider than anything else here</div>
  <input placeholder="a hint that is longer"><input placeholder="a hint"><input value="1234567890123"><input value="moved through by its caret">
  <select><option>a choice that is longer</option></select><select><option>short</option></select>
  <div style="height:1200px"></div><p style="margin:0">the end of the page</p>
  <div class="bar"></div>`;

test('flaws that are planted are found, and nothing beside them', async ({ page }) => {
  test.skip(isWhole, 'asked for every page');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(planted);
  const found = [
    await page.evaluate(measure),
    await page.evaluate(measureFields),
    await page.evaluate(measureCovered),
  ].flat();
  expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'window: wide',
    'sideways: scrolls to both sides',
    'outside: outside of the box that is drawn',
    'cut: cut without a way to the rest',
    'cut: cut with a title of its own',
    'overlap: one text ↔ another text',
    'field: a hint that is longer',
    'field: 1234567890123',
    'field: a choice that is longer',
    'covered: the end of the page',
  ]);
});

/** Rows of one kind, and after them rows that differ from these in one thing, which is a flaw. */
const plantedBarriers = `<!doctype html><html lang="en"><head><title>Rows</title>
  <style>button{width:30px;height:30px} .pale{color:#bbb} .tiny{display:block;width:10px;height:10px;padding:0;border:0}</style></head><body><main><h1>Rows</h1><ul>
  ${[0, 1, 2, 3].map((at) => `<li id="row-${at}"><button aria-label="Open ${at}" aria-expanded="false"></button> <span class="dark" style="margin:0">Row ${at}</span></li>`).join('')}
  <li id="pale"><button aria-label="Open" aria-expanded="false"></button> <span class="pale" style="margin:0">Row</span></li>
  <li id="style"><button aria-label="Open" aria-expanded="false"></button> <span class="dark" style="color:#ccc">Row</span></li>
  <li id="nameless"><button aria-label="" aria-expanded="false"></button> <span class="dark" style="margin:0">Row</span></li>
  <li id="state"><button aria-label="Open" aria-expanded="perhaps"></button> <span class="dark" style="margin:0">Row</span></li>
  <li id="tiny"><button class="tiny" aria-label="Open"></button><button class="tiny" aria-label="Close"></button></li>
  <li id="picture"><img src="data:,"> <span>Row</span></li>
  ${[0, 1, 2, 3].map((at) => `<li id="again-${at}"><span class="pale">Each of these ${at}</span></li>`).join('')}
  </ul></main></body></html>`;

test('barriers that are planted in a list of like rows are found', async ({ page }) => {
  test.skip(isWhole, 'asked for every page');
  const expected = [
    'aria-valid-attr-value: #state > button[aria-label="Open"]',
    'button-name: button[aria-label=""]',
    'color-contrast: #pale > .pale, #style > .dark, #again-0 > .pale, #again-1 > .pale',
    'image-alt: img',
    'target-size: .tiny[aria-label="Open"], button[aria-label="Close"]',
  ];
  await page.setContent(plantedBarriers);
  expect((await findBarriers(page)).toSorted()).toEqual(expected);
  // A page is read again with what is there from the reading before.
  expect((await findBarriers(page, 'main')).toSorted()).toEqual(expected);
});

test('every layer of the console is opened by the walk, or it is said why not', () => {
  expect(findUnknownLayers()).toEqual([]);
});

test('every page opens in its language, with its texts whole, apart and inside their boxes', async ({
  browser,
}) => {
  if (isWhole) test.setTimeout(3 * 3_600_000);
  // It opens every page: the longest journey of all takes five minutes on an idle machine.
  else test.setTimeout(6 * test.info().timeout);
  const bought = await buyToLookAt(browser, storeUrl, isWhole);
  const at = (addresses: readonly string[]): Target[] => addresses.map((address) => ({ address }));
  // Layers are opened by `npm run look`: some need orders, refunds and earnings, which only the full demonstration data has.
  const openable = (layers: readonly Target[]) => (isWhole ? layers : []);
  interface Site {
    targets: (language: Language) => readonly Target[];
    baseURL: string;
    widths?: readonly number[];
    languages?: readonly Language[];
    walk: (tour: Tour) => Promise<void>;
  }
  /** The addresses that no layer has: a sheet that an address opens is not looked at twice. */
  const apart = (addresses: readonly string[], layers: readonly Target[]) =>
    at(
      addresses.filter(
        (address) =>
          !isWhole || !layers.some((layer) => layer.address === address && !layer.presses?.length),
      ),
    );
  const signedOut = () => [...at(signInPaths), ...openable(signInLayers)];
  const sites: Record<SiteName, Site> = {
    bank: {
      baseURL: bankUrl,
      targets: (language) => at(bankPages(language, bought)),
      walk: (tour) => walkAddresses(tour, freezePage),
    },
    storefront: {
      baseURL: storeUrl,
      targets: (language) => {
        const { pages, twins } = storePages(language, bought);
        // `npm run look` measures addresses that show the same as another one, in one language.
        const hasTwins = byTurn.language || language === pick(languages, wished.languages)[0];
        return [
          ...at(pages),
          ...(hasTwins ? at(twins).map((one) => ({ ...one, isTwin: !isWhole })) : []),
          ...openable(storeLayers(language)),
        ];
      },
      walk: (tour) => walkAddresses(tour, putIntoCart),
    },
    plain: {
      baseURL: consoleUrl,
      targets: () => at(plainPages),
      languages: ['en'],
      walk: (tour) => walkAddresses(tour, freezePage),
    },
    mails: {
      baseURL: consoleUrl,
      targets: (language) => mailsIn(language).filter((_, at) => isWhole || at % 4 === 0),
      widths: mailWidths,
      walk: walkMails,
    },
    'console-signed-out': {
      baseURL: consoleUrl,
      targets: signedOut,
      walk: (tour) => walkConsole(tour),
    },
    'console-owner': {
      baseURL: consoleUrl,
      targets: () => [...apart(ownerPages(bought), ownerLayers), ...openable(ownerLayers)],
      walk: (tour) => walkConsole(tour, luna),
    },
    'console-direct': {
      baseURL: consoleUrl,
      targets: () => openable(directLayers),
      walk: (tour) => walkConsole(tour, 'kira@vitrine.local'),
    },
    'console-operator': {
      baseURL: consoleUrl,
      targets: () => [...apart(operatorPages(bought), operatorLayers), ...openable(operatorLayers)],
      walk: (tour) => walkConsole(tour, 'root'),
    },
    'phone-signed-out': {
      baseURL: mobileUrl,
      targets: signedOut,
      walk: (tour) => walkConsole(tour),
    },
    'phone-owner': {
      baseURL: mobileUrl,
      targets: () => [...apart(phonePages(bought), phoneLayers), ...openable(phoneLayers)],
      walk: (tour) => walkConsole(tour, luna),
    },
  };
  const asked = siteNames
    .map((site) => [site, sites[site]] as const)
    .filter(([site, { targets }]) => site.includes(only) && targets('en').length > 0);
  const lines: string[] = [];
  const run = ([site, { targets, baseURL, walk, ...wish }]: (typeof asked)[number]) =>
    test.step(site, async () => {
      const seenIn = {
        languages: pick(wish.languages ?? languages, wished.languages),
        widths: pick(wish.widths ?? widths, wished.widths),
      };
      const looks = planLooks(targets, {
        ...seenIn,
        alternateWidths,
        themes: pick(themes, wished.themes),
        byTurn,
      });
      const startedAt = performance.now();
      let findings = 0;
      let measurements = 0;
      const report = (seen: Seen) => {
        findings += 1;
        lines.push(describe(seen));
        if (out) appendFileSync(path.join(out, 'findings.txt'), `${describe(seen)}\n`);
      };
      await walk({
        browser,
        site,
        baseURL,
        looks,
        pictures: pictures && { ...pictures, pictureWidths: wish.widths ?? pictureWidths },
        hearsJumps: isWhole,
        read: readerOf(site),
        onMeasured: () => {
          measurements += 1;
        },
        report,
      });
      const seconds = (performance.now() - startedAt) / 1000;
      const walked: WalkedSite = {
        site,
        ...seenIn,
        looks: looks.length,
        measurements,
        findings,
        seconds,
      };
      if (out) appendFileSync(path.join(out, 'sites.jsonl'), `${JSON.stringify(walked)}\n`);
    });
  // Two sites at a time: one waits for its page while the other is measured. More would make pages come up in bits, or not in time.
  const waiting = [...asked];
  const walkNext = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await run(one);
  };
  await Promise.all([walkNext(), walkNext()]);
  expect(lines).toEqual([]);
});

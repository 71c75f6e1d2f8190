import type { Page } from '@playwright/test';
import { settle } from '../e2e/support/whole.ts';
import type { Language } from '../packages/contract/src/locales.ts';
import { findAllowance } from './allowed.ts';
import type { Finding } from './finding.ts';
import { measure } from './measure.ts';
import { measureCovered } from './measure-covered.ts';
import { measureFields } from './measure-fields.ts';
import { type Pictures, takePictures } from './pictures.ts';
import type { Seen } from './seen.ts';
import type { Watch } from './watch.ts';
import type { Theme } from './wish.ts';

/** What is looked at: an address, and what is pressed there to open a layer that no address opens. */
export interface Target {
  address: string;
  presses?: readonly string[];
  /** For the report and the name of the picture. */
  layer?: string;
  /** The widest window that has it. */
  widest?: number;
  /** Opened, and neither read nor measured: another address shows the same. */
  isTwin?: boolean;
}

/** One look: a target of a site at some widths in one language. */
export interface Look extends Target {
  language: Language;
  /** Measured in the first one, with a picture in each. */
  themes: readonly Theme[];
  widths: readonly number[];
}

export interface LookPlan {
  languages: readonly Language[];
  widths: readonly number[];
  /** Of these widths each look has one. */
  alternateWidths: readonly number[];
  themes: readonly Theme[];
  /** Of these a target has one, by turn, and all of them occur; else it has each. */
  byTurn: { language: boolean; width: boolean; theme: boolean };
}

const takeOne = <T>(all: readonly T[], turn: number): readonly T[] =>
  all.slice(turn % all.length).slice(0, 1);

/** Which targets are looked at in which language and theme, and at which widths. Sorted by language, because a change of it takes a reload. */
export function planLooks(
  targetsIn: (language: Language) => readonly Target[],
  { languages, widths, alternateWidths, themes, byTurn }: LookPlan,
): Look[] {
  const alternates =
    languages.length < alternateWidths.length
      ? []
      : widths.filter((width) => alternateWidths.includes(width));
  const withOneAlternate = (fitting: readonly number[], turn: number) =>
    fitting.filter(
      (width) => !alternates.includes(width) || width === alternates[turn % alternates.length],
    );
  return languages.flatMap((language, turn) =>
    targetsIn(language)
      .map((target, at) => ({ target, at }))
      .filter(({ at }) => !byTurn.language || at % languages.length === turn)
      .map(({ target, at }) => {
        const fitting = widths.filter((width) => width <= (target.widest ?? width));
        return {
          ...target,
          language,
          // A page of the console that gets another theme takes a reload; where each page has one width, its language decides.
          themes: byTurn.theme ? takeOne(themes, byTurn.width ? turn : at) : themes,
          widths: byTurn.width
            ? takeOne(fitting, at)
            : withOneAlternate(fitting, byTurn.language ? at : at + turn),
        };
      })
      .filter(({ widths: fitting }) => fitting.length > 0),
  );
}

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width)
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
}

async function measureAll(page: Page): Promise<Finding[]> {
  const [layout, fields] = [await page.evaluate(measure), await page.evaluate(measureFields)];
  return [...layout, ...fields, ...(await page.evaluate(measureCovered))];
}

const broken = (error: Error): Finding[] => [
  { kind: 'unsettled', path: 'body', text: '', detail: error.message.split('\n')[0] ?? '' },
];

/** A drawer, dialog, sheet, popover or menu that is open. */
const layers = '[role="dialog"], dialog[open], .ant-popover, .ant-dropdown, :popover-open';

/** These hang at what was pressed, and hang elsewhere when the window is another one. */
const hanging = '.ant-popover, .ant-dropdown';

async function press(page: Page, presses: readonly string[]): Promise<void> {
  for (const selector of presses)
    await page.locator(selector).filter({ visible: true }).first().click({ timeout: 60_000 });
  await page.locator(layers).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
  // What hangs is drawn far outside at first, to be measured; what stays there is found there.
  const placed = (selector: string) =>
    [...document.querySelectorAll(selector)].every((one) => {
      const { left, top } = one.getBoundingClientRect();
      return (
        !one.checkVisibility({ visibilityProperty: true }) ||
        (Math.abs(left) < window.innerWidth && Math.abs(top) < window.innerHeight)
      );
    });
  await page.waitForFunction(placed, hanging, { timeout: 5_000 }).catch(() => undefined);
}

/** Whether a layer is open: one that was opened by hand may outlast its page. */
export const isLayerShown = (page: Page): Promise<boolean> =>
  page.locator(layers).filter({ visible: true }).first().isVisible();

/** Closes what hangs by a key or a press beside it; loading the page anew does it where that is not enough. */
async function closeHanging(page: Page, presses: readonly string[]): Promise<void> {
  const isClosed = () =>
    page
      .locator(hanging)
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'hidden', timeout: 700 })
      .then(() => true)
      .catch(() => false);
  if (presses.length === 1) {
    await page.keyboard.press('Escape');
    if (await isClosed()) return;
    await page.mouse.click(1, 1);
    if (await isClosed()) return;
  }
  await page.reload();
  await settle(page);
}

/** Whether the page has led to one that the walk looks at by itself, as the old addresses of the phone do. */
async function isLedAway(
  page: Page,
  address: string,
  addresses: ReadonlySet<string>,
): Promise<boolean> {
  const shown = await page.evaluate(() =>
    location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname + location.search,
  );
  const pathOf = (one: string) => one.split('?')[0];
  return pathOf(shown) !== pathOf(address) && addresses.has(shown);
}

export interface Walk {
  page: Page;
  /** Of every look. */
  addresses: ReadonlySet<string>;
  watch: Watch;
  site: string;
  pictures: Pictures | undefined;
  /** A machine that does ten other things at the time lets pages come up in bits: the tests do not judge that. */
  hearsJumps: boolean;
  /** Reads a page as its users do, beside the measuring, in the theme of its look. */
  read: ((page: Page, look: Look) => Promise<Finding[]>) | undefined;
  /** Called for each width at which a page was measured. */
  onMeasured: () => void;
  /** Takes each finding as it is made, so that a walk that is ended has said what it saw. */
  report: (seen: Seen) => void;
}

/** Opens a target, and measures it at some widths; findings that the list allows are left out. */
export async function lookAt(
  { page, addresses, watch, site, pictures, hearsJumps, read, onMeasured, report }: Walk,
  look: Look,
  open: () => Promise<unknown>,
): Promise<void> {
  const { address, layer = '', presses = [], language, widths, themes, isTwin = false } = look;
  const keep = (found: readonly Finding[], width: number) => {
    const all = found.map((finding) => ({
      site,
      address: [address, layer].filter(Boolean).join(' › '),
      width,
      language,
      ...finding,
    }));
    for (const one of all) if (!findAllowance(one)) report(one);
  };
  const [first = 1440] = widths;
  // Before it is opened: a page that is resized while it loads has chosen its pictures for another width.
  // Each page is opened once, perhaps beside the one that loads the most: it may take longer than a page on which a person works.
  page.setDefaultTimeout(60_000);
  await resize(page, first);
  await page.emulateMedia({ colorScheme: themes[0] ?? 'light' });
  // What is under the pointer has other colours; it stays where the layer before was opened.
  if (read) await page.mouse.move(0, 0);
  watch.begin();
  if (hearsJumps) await watch.beginJumps();
  const opened = await open()
    .then(() => settle(page))
    .then(() => (presses.length ? press(page, presses).then(() => settle(page)) : undefined))
    .then((): Finding[] => [], broken);
  keep(opened, first);
  if (hearsJumps) keep(await watch.findJumps(), first);
  const isHanging =
    presses.length > 0 && (await page.locator(hanging).filter({ visible: true }).count()) > 0;
  const arrange = async (width: number) => {
    const isNew = isHanging && width !== first;
    if (isNew) await closeHanging(page, presses);
    await resize(page, width);
    await settle(page);
    if (isNew) await press(page, presses);
  };
  const isDone = opened.length > 0 || isTwin || (await isLedAway(page, address, addresses));
  if (read && !isDone) keep(await read(page, look), first);
  for (const width of isDone ? [] : widths) {
    // One page that never ends its waiting must not hide what the others have.
    keep(await arrange(width).then(() => measureAll(page), broken), width);
    onMeasured();
    if (!pictures?.pictureWidths.includes(width)) continue;
    const isLayer = (await page.locator(layers).filter({ visible: true }).count()) > 0;
    await takePictures(page, pictures, { site, language, address, layer, width, themes, isLayer });
  }
  keep(await watch.findComplaints(), first);
}

/** One line of the report. */
export const describe = ({
  site,
  address,
  width,
  language,
  kind,
  path: where,
  text,
  detail,
}: Seen): string =>
  `${kind} · ${site} ${address} · ${width} px · ${language} · ${where} · “${text}” · ${detail}`;

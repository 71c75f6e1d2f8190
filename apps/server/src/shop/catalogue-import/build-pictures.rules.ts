import { languages } from '@vitrine/contract/locales.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import type { ImportTarget } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { OptionForm } from '@vitrine/contract/shop/product-form-parts.ts';
import type { RowCells } from './row-cells.ts';

type Image = ProductForm['images'][number];

/** A picture that a file names, in the order of the product's pictures. */
export interface GivenPicture {
  line: number;
  url: string;
  /** The key of a stored picture: ours, or one that was fetched before; null where it has to be fetched. */
  key: string | null;
  alt: Partial<Image['alt']>;
  focus: { x: number; y: number } | null;
  valueKey: string | null | undefined;
}

const picturesMax = 100;

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && hostname !== '';
};

/** "40 60": per cent from the left and the top. */
function readFocus(row: RowCells): GivenPicture['focus'] {
  const read = row.read('pictureFocus', (cell) => {
    const [x = '', y = '', ...rest] = cell.split(/\s+/);
    return rest.length === 0 &&
      [x, y].every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 100)
      ? { value: { x: Number(x), y: Number(y) } }
      : { problem: 'focus' };
  });
  return read ?? null;
}

/** "colour: sage", by keys: the option value that a picture shows. */
function readShows(row: RowCells, options: readonly OptionForm[]): string | null | undefined {
  if (row.text('pictureShows') === undefined) return undefined;
  const shown = row.read('pictureShows', (cell) => {
    const [option = '', value = ''] = cell.split(':').map((part) => part.trim());
    const known = options
      .find(({ key }) => key === option)
      ?.values.some(({ key }) => key === value);
    return known ? { value: `${option}:${value}` } : { problem: 'shows' };
  });
  return shown ?? null;
}

/** For each picture of a variant the option value that all variants with this picture share, and no other. */
function findShownValues(
  options: readonly OptionForm[],
  shown: readonly { url: string; values: Readonly<Record<string, string>> }[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const url of new Set(shown.map((one) => one.url))) {
    const own = shown.filter((one) => one.url === url);
    for (const { key } of options) {
      const value = own[0]?.values[key];
      const same = shown.filter((one) => one.values[key] === value);
      if (value && own.every((one) => one.values[key] === value) && same.length === own.length) {
        found.set(url, `${key}:${value}`);
        break;
      }
    }
  }
  return found;
}

/** The pictures of a product in their order; undefined if the file has no column of pictures. */
export function buildPictures(
  rows: readonly RowCells[],
  options: readonly OptionForm[],
  shown: readonly { url: string; values: Readonly<Record<string, string>> }[],
  findPicture: (url: string) => string | null,
  before: readonly Image[],
): GivenPicture[] | undefined {
  const [first] = rows;
  const hasColumn = first?.text('pictureUrl') !== undefined;
  if (!hasColumn && !shown.length) return undefined;
  const found = new Map<string, GivenPicture & { position: number }>();
  for (const row of rows) {
    const url = row.text('pictureUrl');
    if (!url) continue;
    if (!isAddress(url)) {
      row.note('pictureUrl', 'address');
      continue;
    }
    if (found.has(url)) continue;
    const alt = Object.fromEntries(
      languages.flatMap((language) => {
        const text = row.text(`pictureAlt.${language}` as ImportTarget);
        return text === undefined ? [] : [[language, asLine(text)]];
      }),
    );
    const position = Number(row.text('picturePosition') || Number.NaN);
    found.set(url, {
      line: row.line,
      url,
      key: findPicture(url),
      alt,
      focus: readFocus(row),
      valueKey: readShows(row, options),
      position: Number.isFinite(position) ? position : Number.MAX_SAFE_INTEGER,
    });
  }
  const values = findShownValues(options, shown);
  /** The value of a picture stays, unless a variant with it has another value: several pictures may show one value. */
  const shownBy = ({ url, key }: GivenPicture): string | undefined => {
    const known = before.find((image) => image.key === key)?.valueKey ?? '';
    const [option = '', value = ''] = known.split(':');
    const own = shown.filter((one) => one.url === url);
    const fits = known !== '' && own.every((one) => one.values[option] === value);
    return fits ? known : values.get(url);
  };
  for (const { url } of shown)
    if (!found.has(url) && isAddress(url))
      found.set(url, {
        line: first?.line ?? 0,
        url,
        key: findPicture(url),
        alt: {},
        focus: null,
        valueKey: undefined,
        position: Number.MAX_SAFE_INTEGER,
      });
  const pictures = [...found.values()].sort((one, other) => one.position - other.position);
  if (pictures.length > picturesMax)
    first?.note('pictureUrl', 'too-many-pictures', { max: picturesMax });
  return pictures.slice(0, picturesMax).map(({ position: _position, ...picture }) => ({
    ...picture,
    valueKey: picture.valueKey === undefined ? shownBy(picture) : picture.valueKey,
  }));
}

/** A picture of the form: from the file, and from what was known of it before. */
export function toImage(picture: GivenPicture, key: string, before: Image | undefined): Image {
  const noAlt = Object.fromEntries(languages.map((language) => [language, '']));
  return {
    key,
    alt: { ...noAlt, ...before?.alt, ...picture.alt } as Image['alt'],
    focusX: picture.focus?.x ?? before?.focusX ?? 50,
    focusY: picture.focus?.y ?? before?.focusY ?? 50,
    valueKey: picture.valueKey === undefined ? (before?.valueKey ?? null) : picture.valueKey,
  };
}

import type {
  ImportProblemCode,
  ImportTarget,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';

interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  maximum?: unknown;
  params?: Record<string, unknown> | undefined;
}

const targetsByField: Readonly<Record<string, ImportTarget>> = {
  sku: 'sku',
  barcode: 'barcode',
  platformPrice: 'price',
  recommendedPrice: 'recommendedPrice',
  weightGrams: 'weight',
  unitPrice: 'unitTotal',
  supplies: 'cost',
  customsCode: 'customsCode',
  originCountry: 'originCountry',
  excludedCountries: 'excludedCountries',
  brand: 'brand',
  saleUntil: 'saleUntil',
  saleFrom: 'saleFrom',
  key: 'key',
};

const codesByParam: Readonly<Record<string, ImportProblemCode>> = {
  barcode: 'barcode',
  'customs-code': 'customs-code',
  'before-from': 'date-order',
  'other-measure': 'measure',
  required: 'name-missing',
  'one-line': 'characters',
  characters: 'characters',
};

function targetOf(path: readonly PropertyKey[]): ImportTarget | null {
  const [part, second, third] = path.map(String);
  if (part === 'texts' && second && third) return `${third}.${second}` as ImportTarget;
  if (part === 'variants') return targetsByField[third ?? ''] ?? null;
  if (part === 'manufacturer') return 'manufacturerName';
  if (part === 'responsiblePerson') return 'responsibleName';
  if (part === 'images') return 'pictureUrl';
  return targetsByField[part ?? ''] ?? null;
}

/** The problem in the file of a rejected field of a form. */
export function toRowProblem(issue: Issue): {
  target: ImportTarget | null;
  code: ImportProblemCode;
  values?: Record<string, number>;
} {
  const target = targetOf(issue.path);
  const field = String(issue.path.at(-1) ?? '');
  const named = codesByParam[String(issue.params?.['code'] ?? '')];
  if (named) return { target, code: named };
  if (issue.params?.['code'] === 'repeated' && field === 'sku')
    return { target: 'sku', code: 'sku-repeated' };
  if (issue.params?.['code'] === 'repeated') return { target, code: 'option-repeated' };
  if (issue.code === 'too_big' && issue.path[0] === 'options')
    return { target, code: 'too-many-options' };
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    return Number.isFinite(max)
      ? { target, code: 'too-long', values: { max } }
      : { target, code: 'too-long' };
  }
  if (target === 'originCountry' || target === 'excludedCountries')
    return { target, code: 'country' };
  return { target, code: 'characters' };
}

import { type Currency, currencyExponents, isCurrency } from '@vitrine/contract/money.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import type { ImportTarget } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { areSameKind, type MeasureUnit, measureUnits } from '@vitrine/contract/shop/unit-prices.ts';
import type { NamedSupplier, ReadingRules } from './import.types.ts';
import {
  isConvertibleCost,
  type ReadCell,
  readAmount,
  readLength,
  readQuantity,
  readUnits,
  readWeight,
  readYesOrNo,
  toUsdMinor,
} from './read-cell.rules.ts';
import type { RowCells } from './row-cells.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

export type FindSupplier = (name: string) => NamedSupplier | undefined;

function readPrice(row: RowCells, target: ImportTarget, rules: ReadingRules): number | undefined {
  const { currency, decimalSign, rateNano } = rules;
  return row.read(target, (cell) => {
    const read = readAmount(cell, { currency, decimalSign, min: 1 });
    if (read.problem !== undefined) return read;
    const minor = toUsdMinor(read.value, 10n ** BigInt(currencyExponents[currency]), rateNano);
    if (minor > 100_000_000) return { problem: 'too-high' };
    return minor < 1 ? { problem: 'too-low' } : { value: minor };
  });
}

/** The prices of a row by the meaning of the column; undefined if there is none, with a problem where it is needed. */
function buildPrices(
  row: RowCells,
  rules: ReadingRules,
  before: VariantForm | undefined,
): Pick<VariantForm, 'platformPrice' | 'recommendedPrice'> | undefined {
  const given = readPrice(row, 'price', rules);
  if (given === undefined && !row.problems.some(({ target }) => target === 'price')) {
    if (row.text('price') === '' || !before) row.fail('price', 'price-missing');
  }
  const recommended = row.text('recommendedPrice');
  let recommendedPrice = before?.recommendedPrice ?? null;
  if (recommended === '') recommendedPrice = null;
  else if (recommended !== undefined) {
    const minor = readPrice(row, 'recommendedPrice', rules);
    if (minor !== undefined) recommendedPrice = usd(minor);
  }
  if (given === undefined)
    return before && { platformPrice: before.platformPrice, recommendedPrice };
  if (rules.priceMeaning === 'platform') return { platformPrice: usd(given), recommendedPrice };
  const platform = toUsdMinor(given, 100n, BigInt(rules.platformBp) * 100_000n);
  return { platformPrice: usd(Math.max(platform, 1)), recommendedPrice: usd(given) };
}

type Supplies = VariantForm['supplies'];

function withSupply(supplies: Supplies, supply: Supplies[number]): Supplies {
  const others = supplies.filter(({ supplierId }) => supplierId !== supply.supplierId);
  return supply.isPreferred
    ? [supply, ...others.map((other) => ({ ...other, isPreferred: false }))]
    : [...others, supply];
}

/** A cost in the currency in which its supplier is paid. */
function readCost(
  cell: string,
  from: Currency,
  wanted: Currency,
  { decimalSign, rateNano }: ReadingRules,
): ReadCell<number> {
  const read = readAmount(cell, { currency: from, decimalSign, min: 0 });
  if (read.problem !== undefined || from === wanted) return read;
  return { value: toUsdMinor(read.value, 10n ** BigInt(currencyExponents[from]), rateNano) };
}

/** The supplier of a row and its cost. A file of a shop has the costs of the one supplier that was chosen for it. */
function buildSupplies(
  row: RowCells,
  rules: ReadingRules,
  before: Supplies,
  findSupplier: FindSupplier,
): Supplies {
  const name = row.text('supplier');
  const cost = row.text('cost');
  if (name === undefined && (cost === undefined || rules.supplier === null)) return before;
  if (name === '') return [];
  const supplier = name === undefined ? undefined : findSupplier(name);
  if (name && !supplier) {
    row.fail('supplier', 'supplier-unknown');
    return before;
  }
  const named = supplier ?? rules.supplier;
  if (!named) return before;
  const { id: supplierId, currency } = named;
  const known = before.find((supply) => supply.supplierId === supplierId);
  if (cost === '') {
    if (name) {
      row.fail('cost', 'price-missing');
      return before;
    }
    const rest = before.filter((supply) => supply.supplierId !== supplierId);
    return rest.map((supply, index) =>
      index === 0 && known?.isPreferred ? { ...supply, isPreferred: true } : supply,
    );
  }
  const written = row.text('costCurrency')?.toUpperCase() || (supplier ? currency : rules.currency);
  if (cost && !(isCurrency(written) && isConvertibleCost(written, currency, rules.currency))) {
    row.fail(row.text('costCurrency') ? 'costCurrency' : 'cost', 'currency', { currency });
    return before;
  }
  const amount =
    cost === undefined
      ? known?.cost.amount
      : row.read('cost', (cell) => readCost(cell, written as Currency, currency, rules));
  if (amount === undefined) return before;
  const reference = row.text('supplierReference') ?? known?.reference ?? '';
  const isPreferred = name ? true : (known?.isPreferred ?? before.length === 0);
  const supply = { supplierId, cost: { amount, currency }, reference, isPreferred };
  // A supply that stays preferred keeps its place.
  if (known && known.isPreferred === isPreferred)
    return before.map((other) => (other === known ? { ...known, ...supply } : other));
  return withSupply(before, supply);
}

const unitNames: Readonly<Record<string, MeasureUnit>> = {
  ...Object.fromEntries(measureUnits.map((unit) => [unit, unit])),
  litre: 'l',
  liter: 'l',
  'm²': 'm2',
  'm³': 'm3',
  'cm²': 'cm2',
  piece: 'item',
  pcs: 'item',
};

function buildUnitPrice(
  row: RowCells,
  before: VariantForm['unitPrice'],
  sign: '.' | ',',
): VariantForm['unitPrice'] {
  const targets = ['unitTotal', 'unitTotalUnit', 'unitBase', 'unitBaseUnit'] as const;
  if (targets.every((target) => row.text(target) === undefined)) return before;
  if (!row.hasAny(['unitTotal', 'unitTotalUnit', 'unitBase', 'unitBaseUnit'])) return null;
  const read = (amount: 'unitTotal' | 'unitBase', unit: 'unitTotalUnit' | 'unitBaseUnit') => ({
    value: row.read(amount, (cell) => readQuantity(cell, sign)),
    unit: row.read(unit, (cell) => {
      const known = unitNames[cell.toLowerCase()];
      return known ? { value: known } : { problem: 'unit' };
    }),
  });
  const total = read('unitTotal', 'unitTotalUnit');
  const base = read('unitBase', 'unitBaseUnit');
  if (total.value === undefined || !total.unit || !base.unit) {
    if (!row.hasErrors) row.fail('unitTotal', 'measure');
    return before;
  }
  if (!areSameKind(total.unit, base.unit)) {
    row.fail('unitBaseUnit', 'measure');
    return before;
  }
  return {
    total: { value: total.value, unit: total.unit },
    base: { value: base.value ?? 1, unit: base.unit },
  };
}

function buildSizes(row: RowCells, rules: ReadingRules, before: VariantForm | undefined) {
  const sign = rules.decimalSign;
  const length = (target: 'length' | 'width' | 'height', was: number | null): number | null => {
    const cell = row.text(target);
    if (cell === undefined) return was;
    // Files write 0 for a size that is not known.
    return row.read(target, (text) => readLength(text, rules.units[target] ?? 'mm', sign)) || null;
  };
  return {
    weightGrams:
      row.text('weight') === undefined
        ? (before?.weightGrams ?? 0)
        : (row.read('weight', (cell) => readWeight(cell, rules.units.weight ?? 'g', sign)) ?? 0),
    lengthMm: length('length', before?.lengthMm ?? null),
    widthMm: length('width', before?.widthMm ?? null),
    heightMm: length('height', before?.heightMm ?? null),
  };
}

/** A variant as a row makes it; undefined if a cell is wrong, which is a problem of the row. */
export function buildVariant(
  row: RowCells,
  values: Readonly<Record<string, string>>,
  before: VariantForm | undefined,
  rules: ReadingRules,
  findSupplier: FindSupplier,
): VariantForm | undefined {
  const prices = buildPrices(row, rules, before);
  const onHand = row.read('stock', (cell) => readUnits(cell, 10_000_000)) ?? null;
  const variant = {
    id: before?.id ?? null,
    values: { ...values },
    sku: asLine(row.text('sku') || before?.sku || ''),
    barcode: row.text('barcode')?.replaceAll(/[\s-]/g, '') ?? before?.barcode ?? '',
    ...buildSizes(row, rules, before),
    unitPrice: buildUnitPrice(row, before?.unitPrice ?? null, rules.decimalSign),
    supplies: buildSupplies(row, rules, before?.supplies ?? [], findSupplier),
    isActive:
      row.text('isActive') === undefined
        ? (before?.isActive ?? true)
        : (row.read('isActive', readYesOrNo) ?? true),
    onHand,
    onHandRead: onHand === null ? null : (before?.onHand ?? null),
  };
  return row.hasErrors || !prices ? undefined : { ...variant, ...prices };
}

import type { ShippingZoneForm } from '@vitrine/contract/shop/shipping-zones.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, type FieldProblem } from '#platform/failure.ts';
import { categories, listProductNames } from '../catalogue/index.ts';
import { listCountryCodes, zoneRegionsOf } from '../markets/index.ts';
import { carriers, shippingAreas } from './shipping.tables.ts';

/** Of each value that is there again, its index. */
function* repeatedAt(values: readonly string[]): Generator<number> {
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) yield index;
    seen.add(value);
  }
}

async function checkAreas(
  ctx: Ctx,
  zoneId: string | null,
  { areas }: ShippingZoneForm,
): Promise<FieldProblem[]> {
  const known = new Set(await listCountryCodes(ctx));
  const problems = areas.flatMap(({ countryCode, region }, index): FieldProblem[] => {
    if (!known.has(countryCode)) return [{ path: `areas.${index}.countryCode`, code: 'choice' }];
    if (region !== null && !zoneRegionsOf(countryCode).some(({ code }) => code === region))
      return [{ path: `areas.${index}.region`, code: 'region' }];
    return [];
  });
  const keys = areas.map(({ countryCode, region }) => `${countryCode}|${region ?? ''}`);
  for (const index of repeatedAt(keys)) problems.push({ path: `areas.${index}`, code: 'repeated' });
  if (!areas.length) return problems;
  const taken = await ctx.db
    .select()
    .from(shippingAreas)
    .where(
      inArray(
        shippingAreas.countryCode,
        areas.map(({ countryCode }) => countryCode),
      ),
    );
  for (const { zoneId: other, countryCode, region } of taken) {
    const index = keys.indexOf(`${countryCode}|${region}`);
    if (other !== zoneId && index >= 0)
      problems.push({ path: `areas.${index}`, code: 'other-zone' });
  }
  return problems;
}

/** Names of rows that the methods refer to but that there are not. */
async function checkReferences(ctx: Ctx, { methods }: ShippingZoneForm): Promise<FieldProblem[]> {
  const known = async (
    ids: readonly string[],
    find: (ids: string[]) => Promise<readonly string[]>,
  ) => new Set(ids.length ? await find([...new Set(ids)]) : []);
  const carrierIds = await known(
    methods.flatMap(({ carrierId }) => carrierId ?? []),
    async (ids) =>
      (
        await ctx.db.select({ id: carriers.id }).from(carriers).where(inArray(carriers.id, ids))
      ).map(({ id }) => id),
  );
  const productIds = await known(
    methods.flatMap(({ excludedProductIds }) => excludedProductIds),
    async (ids) => [...(await listProductNames(ctx, ids)).keys()],
  );
  const categoryIds = await known(
    methods.flatMap(({ excludedCategoryIds }) => excludedCategoryIds),
    async (ids) =>
      (
        await ctx.db
          .select({ id: categories.id })
          .from(categories)
          .where(inArray(categories.id, ids))
      ).map(({ id }) => id),
  );
  return methods.flatMap((method, index) => {
    const at = (name: string) => ({ path: `methods.${index}.${name}`, code: 'choice' });
    return [
      ...(method.carrierId === null || carrierIds.has(method.carrierId) ? [] : [at('carrierId')]),
      ...(method.excludedProductIds.every((id) => productIds.has(id))
        ? []
        : [at('excludedProductIds')]),
      ...(method.excludedCategoryIds.every((id) => categoryIds.has(id))
        ? []
        : [at('excludedCategoryIds')]),
    ];
  });
}

/** Throws for a zone that cannot be stored: areas of other zones, unknown regions, methods with the same key. */
export async function checkZone(
  ctx: Ctx,
  { zoneId, isRest, form }: { zoneId: string | null; isRest: boolean; form: ShippingZoneForm },
): Promise<void> {
  const problems: FieldProblem[] = [
    ...(isRest && form.areas.length ? [{ path: 'areas', code: 'rest-areas' }] : []),
    ...(!isRest && !form.areas.length ? [{ path: 'areas', code: 'required' }] : []),
    ...(await checkAreas(ctx, zoneId, form)),
    ...[...repeatedAt(form.methods.map(({ key }) => key))].map((index) => ({
      path: `methods.${index}.key`,
      code: 'repeated',
    })),
    ...(await checkReferences(ctx, form)),
  ];
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
}

import { type Currency, type Money, moneyShape, parseCurrency } from '@vitrine/contract/money.ts';
import type { z } from 'zod';
import type { Ctx } from './context.ts';
import { defineHook } from './hooks.ts';

/** The same amount in the currency that was asked for; null where it has no rate that is recent enough, or is in that currency. */
export type ShowAmount = (money: Money) => Money | null;

/** Who knows today's rates. */
export const showAmountsIn =
  defineHook<(ctx: Ctx, currency: Currency) => Promise<ShowAmount>>('platform.showAmountsIn');

type Walk = (value: unknown, show: ShowAmount) => unknown;
type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Changes the fields that have a walk; the value may be in a cache, so it is copied before the first change. */
function walkFields(walkOf: (name: string) => Walk | undefined): Walk {
  return (value, show) => {
    if (!isFields(value) || Array.isArray(value)) return value;
    let kept = value;
    for (const name in value) {
      const part = walkOf(name)?.(value[name], show);
      if (part === undefined || part === value[name]) continue;
      if (kept === value) kept = { ...value };
      kept[name] = part;
    }
    return kept;
  };
}

const walkMoney: Walk = (value, show) => {
  if (!isFields(value)) return value;
  const shown = show(value as Money);
  return shown ? { ...value, shown } : value;
};

function walkOf(
  schema: z.core.$ZodType,
  known: Map<z.core.$ZodType, Walk | undefined>,
): Walk | undefined {
  if ((schema as unknown) === moneyShape) return walkMoney;
  if (!known.has(schema)) known.set(schema, compile(schema, known));
  return known.get(schema);
}

function compile(
  schema: z.core.$ZodType,
  known: Map<z.core.$ZodType, Walk | undefined>,
): Walk | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      // Looked up at each use, because the shape of a tree contains itself.
      return walkFields((name) =>
        Object.hasOwn(def.shape, name)
          ? walkOf(def.shape[name] as z.core.$ZodType, known)
          : undefined,
      );
    case 'array': {
      const walk = walkOf(def.element, known);
      return (
        walk &&
        ((value, show) => (Array.isArray(value) ? value.map((each) => walk(each, show)) : value))
      );
    }
    case 'record': {
      const walk = walkOf(def.valueType, known);
      return walk && walkFields(() => walk);
    }
    case 'union': {
      const walks = def.options.flatMap((option) => walkOf(option, known) ?? []);
      return walks.length
        ? (value, show) => walks.reduce((walked, walk) => walk(walked, show), value)
        : undefined;
    }
    case 'nullable':
    case 'optional':
      return walkOf(def.innerType, known);
    default:
      return undefined;
  }
}

/** Compiles the function that adds `shown` to each amount of an endpoint's replies; the amounts themselves stay as they are. */
export function compileShownAmounts(schema: z.ZodType): Walk {
  return walkOf(schema, new Map()) ?? ((value) => value);
}

/** How amounts are shown to this caller: to signed-in ones who name a currency. Replies to everybody are left as they are. */
export async function findShowAmount(
  ctx: Ctx,
  isForAccounts: boolean,
): Promise<ShowAmount | undefined> {
  const currency = isForAccounts ? parseCurrency(ctx.call.headers['currencyjc']) : undefined;
  return currency && ctx.platform.hooks.all(showAmountsIn)[0]?.(ctx, currency);
}

import type { Language } from '@vitrine/contract/locales.ts';
import type { Ctx } from '#platform/context.ts';
import { getVariants } from '../catalogue/index.ts';

export interface SoldAs {
  name: string;
  option: string | null;
}

/**
 * A line keeps the words under which it was sold, in the buyer's language. Owners and operators read their own: the
 * names that the catalogue has today, or the line's where the variant is gone. One query, however many lines.
 */
export async function createNamer(
  ctx: Ctx,
  variantIds: readonly string[],
  language: Language = ctx.language,
): Promise<(variantId: string, sold: SoldAs) => SoldAs> {
  const variants = await getVariants(ctx, variantIds, language);
  return (variantId, sold) => {
    const facts = variants.get(variantId);
    return facts ? { name: facts.name, option: facts.optionLabel || null } : sold;
  };
}

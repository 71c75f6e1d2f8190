import { and, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { shippingPresets } from './shipping-presets.tables.ts';

const { accountId, name, isShared, columns, format } = shippingPresets;

/** The files that a person made for carriers. What they share with colleagues stays for these, without its author. */
export const shippingPresetData: PersonalData = {
  stored: [
    { kind: 'shipping-presets', columns: [accountId, name, columns], afterDeletion: 'erased' },
  ],
  async *collect(ctx, person) {
    yield jsonFile(
      'shipping-presets',
      await ctx.db
        .select({ name, isShared, columns, format })
        .from(shippingPresets)
        .where(eq(accountId, person.accountId))
        .orderBy(shippingPresets.id),
    );
  },
  async erase(ctx, person) {
    await ctx.db
      .delete(shippingPresets)
      .where(and(eq(accountId, person.accountId), eq(isShared, false)));
    await ctx.db
      .update(shippingPresets)
      .set({ accountId: null })
      .where(eq(accountId, person.accountId));
  },
};

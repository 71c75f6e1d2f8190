import { fileUrl } from '@vitrine/contract/images.ts';
import { productName } from '@vitrine/contract/product-name.ts';
import type { Ctx } from './context.ts';
import { defineHook } from './hooks.ts';

/** How the platform presents itself. */
export interface Branding {
  name: string;
  /** The key of the picture that replaces the built-in mark; null shows the mark. */
  logoKey: string | null;
}

export const builtInBranding: Branding = { name: productName, logoKey: null };

/** Who stores what operators have set. */
export const findBranding = defineHook<(ctx: Ctx) => Promise<Branding>>('platform.findBranding');

export const readBranding = (ctx: Ctx): Promise<Branding> =>
  ctx.platform.hooks.get(findBranding)(ctx);

/** The address of the logo on the site that shows it; empty for the built-in mark. */
export const logoUrlOf = ({ logoKey }: Branding): string => (logoKey ? fileUrl(logoKey) : '');

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';

/** Six matching colours with guaranteed contrast, for one theme (see `shop/accent.ts`). */
const accentThemeShape = z.object({
  accent: z.string(),
  onAccent: z.string(),
  accentSoft: z.string(),
  accentLine: z.string(),
  accentText: z.string(),
  accentEdge: z.string(),
});

export const accentShape = z.object({ light: accentThemeShape, dark: accentThemeShape });

export const previewAccent = endpoint({
  name: 'stores.previewAccent',
  method: 'GET',
  path: '/api/v1/store/accents/:seed',
  permission: 'shop:store:view',
  summary: 'The colours that a store would get from a seed colour (six hex digits without #).',
  params: z.strictObject({ seed: z.string().regex(/^[0-9a-f]{6}$/) }),
  reply: accentShape,
});

nameSchemas({ AccentTheme: accentThemeShape, Accent: accentShape });

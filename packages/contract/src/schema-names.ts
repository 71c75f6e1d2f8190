import { z } from 'zod';

/**
 * Gives shapes the names under which the OpenAPI document and clients generated from it know them.
 * A call of its own, because `.meta()` on the shape would indent every shape once more.
 */
export function nameSchemas(shapes: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, shape] of Object.entries(shapes)) z.globalRegistry.add(shape, { id });
}

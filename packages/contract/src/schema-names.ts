import { z } from 'zod';

/**
 * Gives shapes their names in the OpenAPI document and in clients generated from it.
 * A separate call, because `.meta()` on the shape would indent every shape once more.
 */
export function nameSchemas(shapes: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, shape] of Object.entries(shapes)) z.globalRegistry.add(shape, { id });
}

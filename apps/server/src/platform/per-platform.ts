import type { Platform } from './context.ts';

/** A value that exists once per application: created at its first use and kept as long as the application. */
export function perPlatform<Part>(
  make: (platform: Platform) => Part,
): (platform: Platform) => Part {
  const parts = new WeakMap<Platform, { part: Part }>();
  return (platform) => {
    const known = parts.get(platform) ?? { part: make(platform) };
    parts.set(platform, known);
    return known.part;
  };
}

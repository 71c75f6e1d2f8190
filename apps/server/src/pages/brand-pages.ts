import { productName } from '@vitrine/contract/product-name.ts';
import type { FastifyInstance } from 'fastify';
import { type Branding, builtInBranding, logoUrlOf, readBranding } from '#platform/branding.ts';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { loadSharp } from '#platform/files/picture-library.ts';
import { readPicture } from '#platform/files/stored-pictures.ts';
import { escapeHtml } from '#platform/mail/mail-page.ts';

/** The name and logo for a page; the built-in ones while the database cannot be reached, because pages open without it. */
export const brandingOf = (platform: Platform): Promise<Branding> =>
  readBranding(systemContext(platform)).catch(() => builtInBranding);

/** Writes the name and the logo into the page of the console or the phone, so that they are there before its scripts. */
export function fillBranding(html: string, branding: Branding): string {
  const name = escapeHtml(branding.name);
  const named = html
    .replace(`<title>${productName}</title>`, () => `<title>${name}</title>`)
    .replace(
      '<meta name="platform-name" content=""',
      () => `<meta name="platform-name" content="${name}"`,
    )
    .replace(
      `<meta name="apple-mobile-web-app-title" content="${productName}"`,
      () => `<meta name="apple-mobile-web-app-title" content="${name}"`,
    );
  const logo = escapeHtml(logoUrlOf(branding));
  if (!logo) return named;
  return named
    .replace(
      '<meta name="platform-logo" content=""',
      () => `<meta name="platform-logo" content="${logo}"`,
    )
    .replace(
      '<link rel="icon" href="/vitrine.svg" type="image/svg+xml"',
      () => `<link rel="icon" href="${logo}" type="image/webp"`,
    );
}

/** The manifest of the phone's site. Its icons keep their addresses; the built-in vector mark is left out beside a logo. */
export function brandManifest(manifest: string, { name, logoKey }: Branding): string {
  const built = JSON.parse(manifest) as { icons: { type: string }[] };
  const icons = logoKey ? built.icons.filter(({ type }) => type !== 'image/svg+xml') : built.icons;
  return JSON.stringify({ ...built, name, short_name: name, icons });
}

/** A mask may cut off a fifth of the picture on each side together. */
const icons = [
  { file: 'icon-192.png', side: 192, inner: 192 },
  { file: 'icon-512.png', side: 512, inner: 512 },
  { file: 'icon-maskable-512.png', side: 512, inner: 400 },
  { file: 'apple-touch-icon.png', side: 180, inner: 180 },
  // Browsers request this one where a picture or an answer of the API is opened by itself: such a page names no icon.
  { file: 'favicon.ico', side: 48, inner: 48 },
] as const;

const drawnIcons: CacheDefinition<Buffer> = { entriesMax: 8, ttlMs: 86_400_000 };

async function drawIcon(
  platform: Platform,
  logoKey: string,
  { side, inner }: (typeof icons)[number],
): Promise<Buffer> {
  const logo = (await readPicture(platform, logoKey)) ?? notFound();
  const sharp = await loadSharp();
  const border = (side - inner) / 2;
  return sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: '#ffffff' })
    .extend({ top: border, bottom: border, left: border, right: border, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** Serves the icons of home screens and notifications: the logo as PNG, else the files of the build. The storefront has one, beside a logo only. */
export function mountBrandIcons(
  server: FastifyInstance,
  platform: Platform,
  { hasFiles }: { hasFiles: boolean },
): void {
  for (const icon of hasFiles ? icons : icons.filter(({ file }) => file === 'apple-touch-icon.png'))
    server.get(`/${icon.file}`, async (_request, reply) => {
      const { logoKey } = await brandingOf(platform);
      reply.header('cache-control', 'no-cache');
      if (!logoKey) return hasFiles ? reply.sendFile(icon.file) : notFound();
      const make = async () => ({ value: await drawIcon(platform, logoKey, icon), tags: [] });
      return reply
        .type('image/png')
        .send((await cacheOf(platform, drawnIcons).load(`${logoKey} ${icon.file}`, make)).value);
    });
}

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Platform, systemContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { sendFile } from '#platform/http/send-file.ts';
import { isSignedLink, signLink } from '#platform/security/signed-links.ts';
import { getOriginalKey, media } from '../catalogue/index.ts';

/** The address at which an operator downloads an original. */
export const getOriginalUrl = (platform: Platform, originalKey: string): string =>
  signLink(platform, `/${originalKey}`);

/** Serves originals as downloads under addresses that were signed: a browser never shows one as a page of ours. */
export function registerOriginals(server: FastifyInstance, platform: Platform): void {
  server.get<{ Params: { name: string }; Querystring: Record<string, string | undefined> }>(
    '/media-originals/:name',
    async (request, reply) => {
      const key = getOriginalKey(request.params.name);
      if (!isSignedLink(platform, `/${key}`, request.query)) return notFound();
      const [row] = await systemContext(platform)
        .db.select({ name: media.name, bytes: media.bytes })
        .from(media)
        .where(eq(media.originalKey, key));
      if (!row?.bytes) return notFound();
      return sendFile(platform, request, reply, {
        key,
        bytes: row.bytes,
        mediaType: 'application/octet-stream',
        downloadName: row.name,
      });
    },
  );
}

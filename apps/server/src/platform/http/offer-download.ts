import type { Ctx } from '../context.ts';

/** Makes the response a download. The name is the first parameter and has no quotes, as clients of the admin family read it. */
export function offerDownload(ctx: Ctx, mediaType: string, fileName: string): void {
  ctx.reply.headers['content-type'] = mediaType;
  ctx.reply.headers['content-disposition'] = `attachment; filename=${encodeURIComponent(fileName)}`;
}

export const csvType = 'text/csv; charset=utf-8';

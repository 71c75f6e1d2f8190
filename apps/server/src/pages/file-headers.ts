import type { FastifyReply } from 'fastify';

/** Headers that browsers read on pages only. On a slow line those of a dozen scripts weigh as much as one of them. */
const pageHeaders = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Whether this is a built script, style or font, plain or as the build packed it. */
export const isPart = (file: string): boolean => /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/.test(file);

/** Takes the headers of pages from the answer with a file that is part of one. */
export function removePageHeaders(reply: FastifyReply): void {
  for (const name of pageHeaders) reply.removeHeader(name);
}

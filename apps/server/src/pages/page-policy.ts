import { createHash } from 'node:crypto';
import type { Platform } from '#platform/context.ts';
import { paymentPageOrigins } from '#shop/payments/index.ts';

const hash = /^'sha256-[A-Za-z0-9+/]{43}='$/;

/**
 * What a page of the shop may load: its own files and the one style that it carries, named by its hash. A form that
 * leads on to a provider's page needs that origin here, because browsers check redirects as well.
 */
export function createPagePolicy(platform: Platform): (styleHash: string) => string {
  const forms = ["'self'", ...paymentPageOrigins(platform)].join(' ');
  return (styleHash) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self'${hash.test(styleHash) ? ` ${styleHash}` : ''}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      `form-action ${forms}`,
      "frame-ancestors 'none'",
    ].join('; ');
}

/** A policy that allows the scripts that a page carries itself, each by its hash. */
export function allowInlineScripts(policy: string, html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
}

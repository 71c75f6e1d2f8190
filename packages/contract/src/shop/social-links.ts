import { z } from 'zod';
import { webAddress } from '../shapes.ts';

/**
 * The hosts of each network's pages. Listed one by one, because a subdomain may redirect
 * anywhere (`l.facebook.com`).
 */
const networkHosts = {
  instagram: ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am'],
  tiktok: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'],
  youtube: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be'],
  facebook: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'fb.com', 'www.fb.com', 'fb.me'],
  x: ['x.com', 'www.x.com', 'mobile.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
  pinterest: [
    'pin.it',
    ...[
      'pinterest.com',
      'pinterest.es',
      'pinterest.fr',
      'pinterest.pt',
      'pinterest.de',
      'pinterest.it',
      'pinterest.ca',
      'pinterest.ch',
    ],
    ...[
      'pinterest.at',
      'pinterest.ie',
      'pinterest.cl',
      'pinterest.jp',
      'pinterest.co.uk',
      'pinterest.com.au',
      'pinterest.com.mx',
      'pinterest.nz',
    ],
  ].flatMap((host) => [host, `www.${host}`]),
} as const satisfies Record<string, readonly string[]>;

export type SocialNetwork = keyof typeof networkHosts;

export const socialKinds = [
  'instagram',
  'tiktok',
  'youtube',
  'facebook',
  'x',
  'pinterest',
  'website',
] as const satisfies readonly (SocialNetwork | 'website')[];

const hostsOf = (kind: (typeof socialKinds)[number]): readonly string[] | undefined =>
  kind === 'website' ? undefined : networkHosts[kind];

/** A link to a creator's page: a network's icon links to that network only, everything else is shown as a website. */
export const socialLinkShape = z
  .strictObject({ kind: z.enum(socialKinds), url: webAddress })
  .refine(
    ({ url }) =>
      !URL.canParse(url) || (new URL(url).port === '' && new URL(url).hostname.includes('.')),
    {
      path: ['url'],
      params: { code: 'plain-address' },
    },
  )
  .refine(
    ({ kind, url }) =>
      !URL.canParse(url) || (hostsOf(kind)?.includes(new URL(url).hostname) ?? true),
    {
      path: ['url'],
      params: { code: 'network-address' },
    },
  );
export type SocialLink = z.infer<typeof socialLinkShape>;

/** Whether a stored link may be shown to buyers: one that was stored before a rule existed may violate it. */
export const isSocialLink = (link: SocialLink): boolean => socialLinkShape.safeParse(link).success;

/** The error of a link while it is typed: an invalid address, or one of another network. */
export function faultOfSocialLink(link: {
  kind: SocialLink['kind'];
  url: string;
}): 'address' | 'network' | undefined {
  const { error } = socialLinkShape.safeParse(link);
  if (!error) return undefined;
  const isAddress = error.issues.some(
    (issue) => issue.code !== 'custom' || issue.params?.['code'] !== 'network-address',
  );
  return isAddress ? 'address' : 'network';
}

/** The page of a person on each network, by the name that the person has there. */
const pageOfHandle: Readonly<Record<SocialNetwork, (handle: string) => string>> = {
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  x: (handle) => `https://x.com/${handle}`,
  pinterest: (handle) => `https://www.pinterest.com/${handle}`,
};
const handlePattern = /^@[\p{L}\p{N}._-]{1,60}$|^[\p{L}\p{N}_-][\p{L}\p{N}._-]{0,59}$/u;
const hostPattern = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=[/?#]|$)/u;

/**
 * The whole address of what a creator types for a network: the name there (`@noramakes`), an address without `https://`, or the
 * whole address. A name with a dot is read as a host only if the network, or its website, has such an address.
 */
export function completeSocialLink({ kind, url }: { kind: SocialLink['kind']; url: string }): {
  kind: SocialLink['kind'];
  url: string;
} {
  const typed = url.trim().replace(/^http:\/\//i, 'https://');
  if (typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed)) return { kind, url: typed };
  const host = hostPattern.exec(typed)?.[0].toLowerCase();
  const known = hostsOf(kind);
  if (host && (!known || known.includes(host) || typed.includes('/')))
    return { kind, url: `https://${typed}` };
  if (kind !== 'website' && handlePattern.test(typed))
    return { kind, url: pageOfHandle[kind](typed.replace(/^@/, '')) };
  return { kind, url: typed };
}

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

const momentShape = z.iso.datetime();

export const linkChannels = [
  'instagram',
  'tiktok',
  'youtube',
  'xiaohongshu',
  'facebook',
  'x',
  'whatsapp',
  'email',
  'blog',
  'other',
] as const;

export type LinkChannel = (typeof linkChannels)[number];

const linkShape = z.object({
  id: idShape,
  code: z.string(),
  name: z.string(),
  channel: z.enum(linkChannels),
  /** The address to share. */
  url: z.string(),
  clicks: z.number().int(),
  /** Paid orders of visitors who came through this link within the preceding 30 days. */
  orders: z.number().int(),
  earned: moneyShape,
  createdAt: momentShape,
  archivedAt: momentShape.nullable(),
});

export type TrackedLink = z.infer<typeof linkShape>;

const linkBody = z.strictObject({
  name: lineText(60).min(1),
  channel: z.enum(linkChannels),
});

const linkParams = z.strictObject({ linkId: idShape });

export const listLinks = endpoint({
  name: 'analytics.listLinks',
  method: 'GET',
  path: '/api/v1/links',
  permission: 'shop:link:list',
  summary:
    'The tracked links of the own store, newest first, with clicks, paid orders and earnings. At most 200 are kept active.',
  failures: ['store-required'],
  reply: z.object({ storeUrl: z.string(), list: z.array(linkShape) }),
});

export const createLink = endpoint({
  name: 'analytics.createLink',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/links',
  permission: 'shop:link:edit',
  summary: 'Makes a tracked link for one post or channel.',
  body: linkBody,
  idempotency: 'optional',
  failures: ['store-required', 'links-full', 'links-kept-full'],
  reply: linkShape,
});

export const updateLink = endpoint({
  name: 'analytics.updateLink',
  method: 'PUT',
  path: '/api/v1/links/:linkId',
  permission: 'shop:link:edit',
  summary: 'Renames a tracked link or changes its channel; its address stays.',
  params: linkParams,
  body: linkBody,
  reply: linkShape,
});

export const archiveLink = endpoint({
  name: 'analytics.archiveLink',
  method: 'DELETE',
  path: '/api/v1/links/:linkId',
  permission: 'shop:link:edit',
  summary: 'Puts a tracked link away. Its address goes on working and counting; nothing is lost.',
  params: linkParams,
  reply: z.null(),
});

nameSchemas({ Link: linkShape });

import { z } from 'zod';
import { languages } from '../locales.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

/** 0 draft, 1 published, -1 revoked. */
const publishStatuses = [0, 1, -1] as const;

const noticeLevels = ['L', 'M', 'H'] as const;

/** The value of an entry of the dictionary `notice_type`. */
export const type = z.number().int().min(0).max(999);

export const level = z.enum(noticeLevels);

export const language = z.enum(languages);

export const publishStatus = z.literal(publishStatuses);

export const moment = z.iso.datetime();

export const byId = z.strictObject({ id: idShape });

export const noticeShape = z.object({
  id: z.string(),
  /** In the caller's language where it has a text in it. */
  title: z.string(),
  /** The language of the text that is answered; null for one from before notices had languages. */
  language: language.nullable(),
  type,
  level,
  publisherName: z.string(),
  publishTime: moment.nullable(),
});

export const noticeDetailShape = noticeShape.extend({ content: z.string(), publishStatus });

export type NoticeDetail = z.infer<typeof noticeDetailShape>;

nameSchemas({ NoticeDetail: noticeDetailShape });

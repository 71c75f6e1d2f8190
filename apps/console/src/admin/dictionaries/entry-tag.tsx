import type { tagTypes } from '@vitrine/contract/admin/dictionaries.ts';
import { Tag } from 'antd';

export type TagType = (typeof tagTypes)[number];

const colours = {
  success: 'success',
  warning: 'warning',
  info: 'default',
  primary: 'blue',
  danger: 'error',
} as const;

/** A label as it appears in the lists that use it: coloured, or plain without a colour. */
export function EntryTag({ type, label }: { type: TagType; label: string }) {
  if (!type) return label;
  return (
    <Tag variant="filled" color={colours[type]}>
      {label}
    </Tag>
  );
}

import {
  AtSign,
  BookOpen,
  CircleEllipsis,
  Globe,
  Image,
  Link2,
  Mail,
  MessageCircle,
  PenLine,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Facebook, Instagram, Music2, Youtube } from '../../ui/brand-icons.tsx';
import type { Dashboard } from './use-figure-words.ts';

type ClickSource = Dashboard['clickSources'][number];
type Icon = ComponentType<{ size?: number; strokeWidth?: number }>;

const channelIcons: Readonly<Record<NonNullable<ClickSource['channel']>, Icon>> = {
  instagram: Instagram,
  tiktok: Music2,
  youtube: Youtube,
  xiaohongshu: BookOpen,
  facebook: Facebook,
  x: AtSign,
  whatsapp: MessageCircle,
  email: Mail,
  blog: PenLine,
  other: Link2,
};

/** Sites that are a channel, whatever the country of their address. */
const siteIcons: readonly (readonly [RegExp, Icon])[] = [
  [/(^|\.)instagram\./, Instagram],
  [/(^|\.)tiktok\./, Music2],
  [/(^|\.)(youtube\.|youtu\.be)/, Youtube],
  [/(^|\.)facebook\./, Facebook],
  [/(^|\.)pinterest\./, Image],
];

function iconOf({ kind, name, channel }: ClickSource): Icon {
  if (channel) return channelIcons[channel];
  if (kind === 'other') return CircleEllipsis;
  if (kind !== 'site') return Link2;
  return siteIcons.find(([host]) => host.test(name))?.[1] ?? Globe;
}

/** The mark of a channel before its name. */
export function SourceIcon({ source }: { source: ClickSource }) {
  const Drawn = iconOf(source);
  return (
    <span className="rigid ink-3" aria-hidden="true">
      <Drawn size={16} strokeWidth={1.75} />
    </span>
  );
}

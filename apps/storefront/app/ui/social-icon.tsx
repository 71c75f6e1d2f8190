import { AtSign, Camera, CirclePlay, Link, Music2, Pin, Users } from 'lucide-react';
import type { ComponentType } from 'react';

const icons: Record<string, ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>> = {
  instagram: Camera,
  tiktok: Music2,
  youtube: CirclePlay,
  facebook: Users,
  x: AtSign,
  pinterest: Pin,
  website: Link,
};

/** Brands write themselves in one way in all languages. */
export const socialNames: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  pinterest: 'Pinterest',
};

/** Signs of kind rather than brand marks, whose use each brand regulates. */
export function SocialIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Link;
  return <Icon size={15} aria-hidden="true" />;
}

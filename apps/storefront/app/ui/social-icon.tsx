import { Link } from 'lucide-react';
import { socialMarks } from './social-marks.ts';

/** Brands write themselves in one way in all languages. */
export const socialNames: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  pinterest: 'Pinterest',
};

/** The mark of a network in the color of the words beside it; a site of the owner's own has a link. */
export function SocialIcon({ kind }: { kind: string }) {
  const path = socialMarks[kind];
  if (!path) return <Link size={15} aria-hidden="true" />;
  return (
    <svg width={15} height={15} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

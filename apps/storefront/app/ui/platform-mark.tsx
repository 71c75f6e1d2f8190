import { usePlatform } from '../lib/platform.ts';

/** The platform's logo and name, and the way to its own page. */
export function PlatformMark({ href }: { href: string }) {
  const { name, logoUrl } = usePlatform();
  return (
    <a className="brandlet line gap-10" href={href}>
      {logoUrl ? (
        <img className="logo" src={`${logoUrl}?w=320`} width={32} height={32} alt="" />
      ) : (
        <img src="/vitrine.svg" width={32} height={32} alt="" />
      )}
      <span>{name}</span>
    </a>
  );
}

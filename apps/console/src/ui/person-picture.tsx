import { useState } from 'react';
import './person-picture.css';

const grounds = ['primary', 'violet', 'green', 'amber'] as const;

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (
    letters
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}

/** Pictures are loaded from the page's own origin, which its policy allows; the server names them with the console's. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+(?=\/files\/)/, '');

/** A person's or store's picture, or, without one or while it cannot be loaded, its initials on a soft ground. */
export function PersonPicture({
  name,
  url,
  size = 28,
  isSquare = false,
}: {
  name: string;
  url: string;
  size?: number;
  isSquare?: boolean;
}) {
  const [failed, setFailed] = useState('');
  const style = {
    width: size,
    height: size,
    borderRadius: isSquare ? 8 : '50%',
    fontSize: Math.round(size * 0.38),
  };
  if (url && url !== failed)
    return (
      <img
        className="person"
        src={pathOf(url)}
        alt=""
        style={style}
        onError={() => setFailed(url)}
      />
    );
  const ground =
    grounds[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length] ??
    'primary';
  return (
    <span className={`person ${ground}`} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

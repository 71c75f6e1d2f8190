import { LogoMark } from './logo.tsx';
import './splash.css';

/** What stands on the page until there is something to show; appears after a moment, so that fast starts do not blink. */
export function Splash() {
  return (
    <div className="splash" aria-busy="true">
      <LogoMark size={40} />
    </div>
  );
}

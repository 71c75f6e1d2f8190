import { LogoMark } from './logo.tsx';
import './splash.css';

/** What the page shows until its content is loaded; appears after a moment, so that fast starts do not flicker. */
export function Splash() {
  return (
    <div className="splash" aria-busy="true">
      <LogoMark size={40} />
    </div>
  );
}

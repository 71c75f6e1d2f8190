import { useLayoutEffect } from 'react';
import { setSettings, useSettings } from '../lib/settings.ts';

const narrow = window.matchMedia('(max-width: 991px)');
const deviceOf = ({ matches }: { matches: boolean }) => (matches ? 'mobile' : 'desktop');

/** The device of the UI settings, which follows the window: on `mobile` the menu is an overlay. */
export function useDevice(): 'desktop' | 'mobile' {
  const device = useSettings((settings) => settings.device);
  // Before the first paint: the stored device may be that of another window.
  useLayoutEffect(() => {
    const follow = (list: { matches: boolean }) => setSettings({ device: deviceOf(list) });
    follow(narrow);
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  return device;
}

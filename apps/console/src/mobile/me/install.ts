import { create } from 'zustand';

/** What Chromium offers instead of its own banner; other browsers have nothing like it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
/** Safari on a phone or tablet installs by hand, from its share menu. */
const installsByHand = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

export type InstallWay = 'prompt' | 'by-hand' | 'none';

export const useInstall = create<{ way: InstallWay; prompt: InstallPrompt | undefined }>(() => ({
  way: !isInstalled() && installsByHand() ? 'by-hand' : 'none',
  prompt: undefined,
}));

/** Keeps the browser's offer to install for the moment in which the person asks for it. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ way: 'prompt', prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () =>
    useInstall.setState({ way: 'none', prompt: undefined }),
  );
}

/** Shows the browser's question; it can be asked once. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ way: 'none', prompt: undefined });
  await prompt?.prompt();
}

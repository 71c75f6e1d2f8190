import { useEffect, useEffectEvent, useRef } from 'react';
import { addToBurst, type Burst, scanGapMs } from './scan.rules.ts';

/** The keys of the queue, by their letters. */
type QueueKeys = Readonly<Partial<Record<string, () => unknown>>>;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/** True while the keyboard belongs to a dialog. */
export const isDialogOpen = (): boolean =>
  document.querySelector(
    '[role="dialog"][aria-modal="true"], dialog[open], .ant-modal-wrap:not([style*="display: none"])',
  ) !== null;

/**
 * A letter works where nothing is typed, and with Alt also inside a field; none while a dialog is open. A letter without Alt acts after
 * the time in which a scanner would have sent the next character: the letters of a scanned code are no keys.
 */
export function useQueueKeys(keys: QueueKeys): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useEffectEvent((event: KeyboardEvent) => {
    clearTimeout(timer.current);
    if (event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat || isDialogOpen())
      return;
    // With Alt the key may write another sign; its place is that of the letter.
    const letter = event.altKey
      ? /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
      : event.key.toLowerCase();
    if (!letter || (!event.altKey && isField(event.target))) return;
    const act = keys[letter];
    if (!act) return;
    event.preventDefault();
    if (event.altKey) act();
    else timer.current = setTimeout(() => keys[letter]?.(), scanGapMs);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('keydown', press);
    };
  }, []);
}

/** Receives a code that is scanned while no field has the focus, from its second character on. */
export function useScans(receive: ((text: string) => void) | undefined): void {
  const burst = useRef<Burst>({ text: '', at: 0 });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!receive || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1)
      return;
    if (isField(event.target) || isDialogOpen()) return;
    burst.current = addToBurst(burst.current, event.key, event.timeStamp);
    if (burst.current.text.length < 2) return;
    event.preventDefault();
    receive(burst.current.text);
  });
  useEffect(() => {
    // Before the keys of the queue, which a prevented press does not reach.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** The keys of the queue, by their letters. */
type QueueKeys = Readonly<Partial<Record<string, () => unknown>>>;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/** A letter works where nothing is typed, and with Alt also inside a field; none while a dialog is open. */
export function useQueueKeys(keys: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
    if (
      document.querySelector(
        '[role="dialog"][aria-modal="true"], dialog[open], .ant-modal-wrap:not([style*="display: none"])',
      )
    )
      return;
    // With Alt the key may write another sign; its place is that of the letter.
    const letter = event.altKey
      ? /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
      : event.key.toLowerCase();
    if (!letter || (!event.altKey && isField(event.target))) return;
    const act = keys[letter];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

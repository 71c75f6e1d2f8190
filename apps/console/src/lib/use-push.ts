import { useEffect, useEffectEvent } from 'react';
import { push } from './account.ts';
import { parseJson } from './stored.ts';

/** Subscribes to a topic while the component is shown; the handler gets the parsed body. */
export function usePush(topic: string | undefined, handler: (message: unknown) => void): void {
  const hear = useEffectEvent(handler);
  useEffect(() => {
    if (!topic) return;
    return push.on(topic, (body) => {
      // Some topics carry plain text.
      hear(parseJson(body) ?? body);
    });
  }, [topic]);
}

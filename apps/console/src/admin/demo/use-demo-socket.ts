import { demoGreetingShape } from '@vitrine/contract/admin/demo-texts.ts';
import { demoTopics } from '@vitrine/contract/topics.ts';
import { useEffect, useRef, useState } from 'react';
import { api, pushAddress } from '../../lib/api.ts';
import { createPush } from '../../lib/push.ts';
import { parseJson } from '../../lib/stored.ts';

export interface SocketMessage {
  id: string;
  kind: 'mine' | 'broadcast' | 'greeting' | 'connected' | 'disconnected';
  text: string;
  /** Who sent it, or whom it is for; empty for everyone. */
  person: string;
  /** The server said that it had an effect. */
  isReceived?: boolean;
}

const messagesMax = 100;

/** A connection of this page alone, which can be closed without ending the live news of the console. */
export function useDemoSocket() {
  const [isConnected, setConnected] = useState(false);
  const [messages, setMessages] = useState<readonly SocketMessage[]>([]);
  /** Own texts to everyone that have not come back yet. */
  const own = useRef<string[]>([]);
  const add = (message: Omit<SocketMessage, 'id'>): string => {
    const id = crypto.randomUUID();
    setMessages((all) => [...all, { ...message, id }].slice(-messagesMax));
    return id;
  };
  const [socket] = useState(() => {
    let wasConnected = false;
    return createPush({
      address: pushAddress,
      freshToken: (ended) => api.freshAccessToken(ended),
      onState: (state) => {
        if (state !== wasConnected)
          add({ kind: state ? 'connected' : 'disconnected', text: '', person: '' });
        wasConnected = state;
        setConnected(state);
      },
    });
  });
  const connect = () => {
    // Closing forgets the handlers.
    socket.on(demoTopics.notice, (text) => {
      const at = own.current.indexOf(text);
      if (at === -1) add({ kind: 'broadcast', text, person: '' });
      else own.current.splice(at, 1);
    });
    socket.on(demoTopics.greeting, (body) => {
      const { data } = demoGreetingShape.safeParse(parseJson(body));
      if (data) add({ kind: 'greeting', text: data.content, person: data.sender });
    });
    socket.nudge();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection is that of the page, from its beginning to its end
  useEffect(() => {
    connect();
    return () => void socket.disconnect();
  }, [socket]);
  return {
    isConnected,
    messages,
    connect,
    disconnect: () => void socket.disconnect(),
    /** To everyone, or to one user by name. */
    send: (text: string, receiver = '') => {
      const id = add({ kind: 'mine', text, person: receiver });
      if (!receiver) own.current.push(text);
      socket.send(
        receiver ? `${demoTopics.sendToUser}${receiver}` : demoTopics.sendToAll,
        text,
        () =>
          setMessages((all) =>
            all.map((one) => (one.id === id ? { ...one, isReceived: true } : one)),
          ),
      );
    },
  };
}

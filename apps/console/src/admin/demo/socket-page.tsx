import { useQuery } from '@tanstack/react-query';
import { demoMessageMax, listDemoReceivers } from '@vitrine/contract/admin/demo-texts.ts';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { api, pushAddress } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type SocketMessage, useDemoSocket } from './use-demo-socket.ts';
import './demo.css';
import { foldedSearch } from '../../ui/folded-search.ts';

function SendForm({
  label,
  isOff,
  onSend,
}: {
  label: string;
  isOff: boolean;
  onSend: (text: string) => void;
}) {
  const t = useText(demoTexts);
  const [text, setText] = useState('');
  const send = () => {
    if (isOff || !text.trim()) return;
    onSend(text.trim());
    setText('');
  };
  return (
    <div className="demo-row">
      <Input
        style={{ maxWidth: 360 }}
        aria-label={label}
        placeholder={label}
        maxLength={demoMessageMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={send}
      />
      <Button disabled={isOff || !text.trim()} onClick={send}>
        {t('send')}
      </Button>
    </div>
  );
}

function Message({ message: { kind, text, person, isReceived } }: { message: SocketMessage }) {
  const t = useText(demoTexts);
  if (kind === 'connected' || kind === 'disconnected') return <li className="tip">{t(kind)}</li>;
  const mine = [
    person ? t('toPerson', { name: person }) : t('toEveryone'),
    t(isReceived ? 'received' : 'notReceived'),
  ].join(' · ');
  const others = person ? t('fromPerson', { name: person }) : t('toEveryone');
  return (
    <li className={kind === 'mine' ? 'mine' : ''}>
      {text}
      <small className="block muted">{kind === 'mine' ? mine : others}</small>
    </li>
  );
}

/** Texts over the websocket: to everyone, to one operator, and the state of the connection. */
export default function SocketPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const maySend = useHasPerm('demo:message:send');
  const { isConnected, messages, connect, disconnect, send } = useDemoSocket();
  const [receiver, setReceiver] = useState<string>();
  const receivers = useQuery({
    queryKey: demoKeys.receivers,
    queryFn: ({ signal }) => api.read(listDemoReceivers, {}, signal),
    enabled: maySend,
  });
  return (
    <>
      <PageHead title={tRoute('demoSocket')} line={t('socketLine')} />
      <section className="card demo-card" aria-label={t('connection')}>
        <div className="demo-row">
          <Input
            readOnly
            style={{ maxWidth: 360 }}
            aria-label={t('address')}
            value={pushAddress()}
          />
          <span role="status">
            <StatusTag meaning={isConnected ? 'done' : 'failed'}>
              {t(isConnected ? 'connected' : 'disconnected')}
            </StatusTag>
          </span>
          <Button onClick={isConnected ? disconnect : connect}>
            {t(isConnected ? 'disconnect' : 'connect')}
          </Button>
        </div>
        {maySend && (
          <>
            <SendForm
              label={t('messageToAll')}
              isOff={!isConnected}
              onSend={(text) => send(text)}
            />
            <Select
              showSearch={foldedSearch}
              style={{ maxWidth: 360 }}
              aria-label={t('receiver')}
              placeholder={t('receiver')}
              value={receiver ?? null}
              options={receivers.data ?? []}
              onChange={(value) => setReceiver(value ?? undefined)}
            />
            <SendForm
              label={t('messageToOne')}
              isOff={!isConnected || !receiver}
              onSend={(text) => send(text, receiver)}
            />
          </>
        )}
      </section>
      <section className="card demo-card" aria-label={t('messages')}>
        <h2 className="h2">{t('messages')}</h2>
        {messages.length === 0 && <p className="muted">{t('noMessages')}</p>}
        <ul className="demo-messages stack gap-8" aria-live="polite">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      </section>
    </>
  );
}

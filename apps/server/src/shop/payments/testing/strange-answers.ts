import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => unknown;

export const sendText =
  (status: number, body: string): Answer =>
  (response) =>
    response.writeHead(status).end(body);

/** What proxies, broken servers and cut connections answer in the place of any provider. */
export const strangeAnswers: Readonly<Record<string, Answer>> = {
  'a page of a proxy': sendText(502, '<html>Bad gateway</html>'),
  'a page that says all is well': sendText(200, '<html>ok</html>'),
  nothing: sendText(200, ''),
  null: sendText(200, 'null'),
  'an empty object': sendText(200, '{}'),
  'null as a failure': sendText(500, 'null'),
  'a number as a failure': sendText(503, '7'),
  'half an answer': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"ref":"pay_1",');
    setImmediate(() => response.destroy());
  },
  'an answer without an end': (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  'a redirect to another server': (response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};

/** A server that answers every call alike. */
export async function answerStrangely(): Promise<{
  address: string;
  answerWith(answer: Answer): void;
  close(): void;
}> {
  let answer: Answer = (response) => response.end();
  const server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith(next) {
      answer = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

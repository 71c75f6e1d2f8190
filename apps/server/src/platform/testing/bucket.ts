import { createServer } from 'node:http';

export interface TestBucket {
  /** The settings of an application that stores its files here. */
  environment: Record<string, string>;
  /** What is stored, by path: `/pictures/` and the key. */
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

/** The content of a body that is sent in chunks, each behind a line with its length in hexadecimal: how the client sends streams. */
function joinChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, line), 16);
    if (line === -1 || !length) return Buffer.concat(chunks);
    chunks.push(body.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}

/** The part of the S3 API that the file store uses: put, get (also a range), head and delete by path. */
export async function startTestBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    const key = new URL(request.url ?? '', 'http://bucket').pathname;
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      if (request.method === 'PUT')
        objects.set(
          key,
          request.headers['content-encoding'] === 'aws-chunked' ? joinChunks(body) : body,
        );
      if (request.method === 'DELETE') objects.delete(key);
      const object = objects.get(key);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && !object)
        return response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>');
      if (!isRead) return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (object && start && end) {
        const part = object.subarray(Number(start), Number(end) + 1);
        return response
          .writeHead(206, {
            'content-length': part.length,
            'content-range': `bytes ${start}-${end}/${object.length}`,
          })
          .end(part);
      }
      response.writeHead(200, {
        'content-length': object?.length ?? 0,
        'content-type': 'image/webp',
      });
      return response.end(request.method === 'GET' ? object : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    environment: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    objects,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';

/**
 * The machine's raw limits: the same web framework and the same database driver without our code.
 * `RAW_PORT=… DATABASE_URL=… STORE_ID=… node bench/raw-server.ts`; PUT /bytes sets the page that it returns.
 */
const settings = z
  .object({ RAW_PORT: z.coerce.number(), DATABASE_URL: z.string(), STORE_ID: z.string() })
  .parse(process.env);
// The planner's settings of the server's own connections: without them the join changes its plan with the statistics of the tables.
const options = '-c random_page_cost=1.1 -c enable_seqscan=off -c jit=off';
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 16, options });
const app = Fastify({ logger: false });

const oneRow =
  'select id, number, placed_at, store_id, total_minor, currency, units from orders where id = $1';
const joined = `select o.id, o.number, o.placed_at, o.fulfilment, o.units, o.cost_minor, o.selling_total_minor, o.profit_minor,
    l.product_id, l.name, l.option, l.image_key, l.quantity, l.platform_unit_minor
  from orders o join order_lines l on l.order_id = o.id and l.position = 0
  where o.store_id = $1 order by o.id desc limit 20`;
const newest = (await pool.query<{ id: string }>('select max(id) as id from orders')).rows[0]?.id;

let bytes = Buffer.alloc(0);
let encoding = '';
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.put('/bytes', async (request) => {
  bytes = request.body as Buffer<ArrayBuffer>;
  encoding = String(request.headers['x-encoding'] ?? '');
  return { length: bytes.length };
});
app.get('/bytes', async (_request, reply) => {
  reply.type('text/html; charset=utf-8');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
});
app.get('/json', async () => ({ code: 1, msg: 'ok', data: { hello: 'world' } }));
app.get('/row', async () => ({
  code: 1,
  msg: 'ok',
  data: (await pool.query(oneRow, [newest])).rows[0],
}));
app.get('/join', async () => ({
  code: 1,
  msg: 'ok',
  data: { list: (await pool.query(joined, [settings.STORE_ID])).rows },
}));

await app.listen({ port: settings.RAW_PORT, host: '127.0.0.1' });
process.stdout.write('raw ready\n');

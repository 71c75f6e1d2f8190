import { demoMessageMax } from '@vitrine/contract/admin/demo-texts.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import { demoTopics } from '@vitrine/contract/topics.ts';
import { type SQL, sql } from 'drizzle-orm';
import { inScope } from '#admin/data-scope/index.ts';
import type { Caller, Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendPush } from '#platform/push/push.ts';
import type { PushReceiver } from '#platform/push/push-rights.ts';

export const maySend = ({ roles, permissions }: Caller): boolean =>
  roles.includes('ROOT') || permissions.has('demo:message:send');

/** Enabled operators within the caller's data scope; owners of stores get no texts from a demo page. */
const operatorsFor = (ctx: Ctx): SQL => sql`
  select a.id, coalesce(a.username, a.email) as username, a.nickname from accounts a
  where a.status = 1 and exists (
    select 1 from account_roles x join roles r on r.id = x.role_id where x.account_id = a.id and r.status = 1 and r.code <> 'STORE_OWNER')
  and (a.id = ${callerOf(ctx).accountId}::bigint or ${inScope(ctx, { creator: sql`a.created_by_id`, department: sql`a.dept_id` })})`;
const operatorShape = { id: as.id, username: as.text, nickname: as.text };
const receiversMax = 100;

export async function listReceivers(ctx: Ctx): Promise<{ value: string; label: string }[]> {
  const rows = await ctx.db.rows(
    sql`${operatorsFor(ctx)} order by 2 limit ${receiversMax}`,
    operatorShape,
  );
  return rows.map(({ username, nickname }) => ({
    value: username,
    label: `${nickname} · ${username}`,
  }));
}

async function greet(ctx: Ctx, username: string, content: string): Promise<boolean> {
  const { accountId } = callerOf(ctx);
  const named = (condition: ReturnType<typeof sql>) =>
    ctx.db.rows(sql`select * from (${operatorsFor(ctx)}) o where ${condition}`, operatorShape);
  const [receiver] = await named(sql`lower(o.username) = lower(${username})`);
  const [sender] = await named(sql`o.id = ${accountId}`);
  if (!receiver || !sender) return false;
  await sendPush(ctx, {
    destination: demoTopics.greeting,
    body: { sender: sender.username, content },
    accountId: receiver.id,
  });
  return true;
}

/** Texts of the websocket page: to everyone who subscribed to the topic, or to one operator. */
export const messageReceiver: PushReceiver = {
  accepts: (caller, destination) =>
    maySend(caller) &&
    (destination === demoTopics.sendToAll || destination.startsWith(demoTopics.sendToUser)),
  async receive(ctx, { destination, body }) {
    const text = asLine(body);
    if (text === '' || text.length > demoMessageMax) return false;
    if (destination !== demoTopics.sendToAll)
      return greet(ctx, destination.slice(demoTopics.sendToUser.length), text);
    await sendPush(ctx, { destination: demoTopics.notice, body: text });
    return true;
  },
};

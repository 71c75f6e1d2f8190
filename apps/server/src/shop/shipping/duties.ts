import { createHash } from 'node:crypto';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { ShippingDuties, setShippingDuties } from '@vitrine/contract/shop/shipping-duties.ts';
import { readConfig, writeConfig } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure, type FieldProblem } from '#platform/failure.ts';
import { listCountryCodes } from '../markets/index.ts';

const codesIn = (text: string): string[] => text.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [];

const write = (codes: readonly string[]) => [...new Set(codes)].sort().join(', ');

const versionOf = (paidIn: string, dueIn: string) =>
  createHash('sha256').update(`${paidIn}|${dueIn}`).digest('hex').slice(0, 16);

/** Who pays import duties: the two settings that product pages, checkout and mails read. */
export async function readDuties(ctx: Ctx): Promise<ShippingDuties> {
  const paidIn = await readConfig(ctx, 'shipping.dutiesPaidIn');
  const dueIn = await readConfig(ctx, 'shipping.dutiesDueIn');
  return { paidIn: codesIn(paidIn), dueIn: codesIn(dueIn), version: versionOf(paidIn, dueIn) };
}

export async function setDuties(
  ctx: Ctx,
  { version, form }: EndpointInput<typeof setShippingDuties>['body'],
): Promise<{ version: string }> {
  await lockInTx(ctx, 'shipping-duties');
  if ((await readDuties(ctx)).version !== version) throw new Failure('saved-elsewhere');
  const known = new Set(await listCountryCodes(ctx));
  const problems: FieldProblem[] = (['paidIn', 'dueIn'] as const).flatMap((name) =>
    form[name].every((code) => known.has(code)) ? [] : [{ path: name, code: 'choice' }],
  );
  if (form.dueIn.some((code) => form.paidIn.includes(code)))
    problems.push({ path: 'dueIn', code: 'repeated' });
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
  const [paidIn, dueIn] = [write(form.paidIn), write(form.dueIn)];
  await writeConfig(ctx, 'shipping.dutiesPaidIn', paidIn);
  await writeConfig(ctx, 'shipping.dutiesDueIn', dueIn);
  return { version: versionOf(paidIn, dueIn) };
}

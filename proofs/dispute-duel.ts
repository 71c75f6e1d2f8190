import { randomUUID } from 'node:crypto';
import {
  acceptDispute,
  readDispute,
  saveDisputeEvidence,
  submitDispute,
} from '@vitrine/contract/shop/disputes.ts';
import { callUntilAnswered } from './calls.ts';
import { compareDisputes, evidenceTexts, type OpenDispute, openDispute } from './disputes.ts';
import { type Random, seededRandom } from './random.ts';
import type { Shop } from './shop.ts';
import { findBreaks, waitForQuiet, watchFaults } from './verdict.ts';

export interface DisputeDuelResult {
  /** How many disputes ended in each state, as they are printed. */
  states: Readonly<Record<string, number>>;
  breaks: string[];
}

/** Operators answer, accept and save one dispute while the bank decides it, all at once. */
async function duelOnce(shop: Shop, random: Random, round: number): Promise<OpenDispute> {
  const owner = round % 3 ? shop.platformOwner : (shop.directOwners[0] ?? shop.platformOwner);
  const dispute = await openDispute(shop, {
    slug: owner.slug,
    variantId: shop.variants[round % shop.variants.length] ?? '',
  });
  const { id, bankRef, version } = dispute;
  const as = () => ({ token: shop.operatorToken, key: randomUUID() });
  const params = { id };
  const submit = () => callUntilAnswered(shop, submitDispute, { params, body: { version } }, as());
  const accept = () => callUntilAnswered(shop, acceptDispute, { params, body: {} }, as());
  const save = () =>
    callUntilAnswered(
      shop,
      saveDisputeEvidence,
      { params, body: { version, ...evidenceTexts } },
      { token: shop.operatorToken },
    );
  const read = () =>
    callUntilAnswered(shop, readDispute, { params }, { token: shop.operatorToken });
  const decide = () =>
    shop.askBank('POST', `/admin/disputes/${bankRef}`, { step: round % 2 ? 'win' : 'lose' });
  const actors: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 4 }, () => submit),
    ...Array.from({ length: 2 }, () => save),
    ...Array.from({ length: 4 }, () => read),
    ...(round % 4 ? [] : [accept, accept]),
    ...(round % 4 === 1 ? [] : [decide]),
  ];
  await Promise.all(random.shuffle(actors).map((act) => act()));
  return dispute;
}

/** Disputes that are answered, accepted and decided at once: each has one outcome, the same in both books. */
export async function runDisputeDuel(
  shop: Shop,
  settings: { disputes: number; seed: number },
): Promise<DisputeDuelResult> {
  const random = seededRandom(settings.seed);
  const findFaults = watchFaults(shop);
  const disputes: OpenDispute[] = [];
  for (let round = 0; round < settings.disputes; round += 1)
    disputes.push(await duelOnce(shop, random, round));
  const left = await waitForQuiet(shop);
  const states: Record<string, number> = {};
  for (const { id } of disputes) {
    const { data } = await callUntilAnswered(
      shop,
      readDispute,
      { params: { id } },
      { token: shop.operatorToken },
    );
    states[data.state] = (states[data.state] ?? 0) + 1;
  }
  return {
    states,
    breaks: [
      ...left,
      ...(await compareDisputes(shop, disputes)),
      ...(await findBreaks(shop)),
      ...findFaults(),
    ],
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Faults } from '../faults.ts';
import type { SandboxLink } from '../sandbox.types.ts';
import type { PaypalDialect } from './paypal-dialect.ts';
import { PaypalError } from './paypal-error.ts';
import { toMerchantId } from './paypal-ids.ts';

const isSame = (given: string, expected: string): boolean => {
  const [one, two] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === two.length && timingSafeEqual(one, two);
};

export const tokenSeconds = 32_400;

/** Tokens, and in whose name a call is made. */
export function createPaypalAccess({ bank, keys }: PaypalDialect) {
  const sealOf = (until: string) =>
    createHmac('sha256', keys.tokenKey).update(until).digest('base64url');

  function findSeller(merchantId: string): SandboxLink | undefined {
    return [...bank.links.values()].find(
      ({ account, state }) => state === 'active' && toMerchantId(account?.ref ?? '') === merchantId,
    );
  }

  return {
    findSeller,
    isOwn: ({ headers }: FastifyRequest) =>
      isSame(
        headers.authorization ?? '',
        `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`,
      ),
    createToken() {
      const until = String(Math.floor(bank.now().getTime() / 1_000) + tokenSeconds);
      return `A21AA${until}.${sealOf(until)}`;
    },
    hasToken({ headers }: FastifyRequest): boolean {
      const [, until = '', seal = ''] =
        /^Bearer A21AA(\d+)\.([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
      return isSame(seal, sealOf(until)) && Number(until) * 1_000 > bank.now().getTime();
    },
    /** The account of the seller in whose name the call is made; null for the platform's own calls. */
    accountOf({ headers }: FastifyRequest): string | null {
      const assertion = headers['paypal-auth-assertion'];
      if (assertion === undefined) return null;
      const [, part = ''] = String(assertion).split('.');
      const parsed = z
        .object({ iss: z.literal(keys.clientId), payer_id: z.string() })
        .safeParse(JSON.parse(Buffer.from(part, 'base64url').toString() || 'null'));
      const seller = parsed.success ? findSeller(parsed.data.payer_id) : undefined;
      if (!seller?.account) throw new PaypalError(403, 'PERMISSION_DENIED');
      return seller.account.ref;
    },
  };
}

type PaypalAccess = ReturnType<typeof createPaypalAccess>;

/** The parameters of all routes. */
export interface PaypalParts extends PaypalDialect {
  access: PaypalAccess;
  faults: Faults;
}

import * as contract from '@vitrine/contract/shop/returns.ts';
import { returnKeys } from '../../lib/query-keys/returns.ts';

/** Who looks at a request: its two sides have endpoints of their own. */
export type ReturnSide = 'owner' | 'operators';

export const sides = {
  owner: {
    read: contract.readOwnReturn,
    decide: contract.decideOwnReturn,
    refund: contract.refundOwnReturn,
    keyOf: returnKeys.one,
  },
  operators: {
    read: contract.readReturn,
    decide: contract.decideReturn,
    refund: contract.refundReturn,
    keyOf: returnKeys.platformOne,
  },
} as const;

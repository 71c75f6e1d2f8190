import {
  decideOwnReturn,
  decideReturn,
  readOwnReturn,
  readReturn,
  refundOwnReturn,
  refundReturn,
} from '@vitrine/contract/shop/returns.ts';
import { returnKeys } from '../../lib/query-keys/returns.ts';

/** Who looks at a request: its two sides have endpoints of their own. */
export type ReturnSide = 'owner' | 'operators';

export const sides = {
  owner: {
    read: readOwnReturn,
    decide: decideOwnReturn,
    refund: refundOwnReturn,
    keyOf: returnKeys.one,
  },
  operators: {
    read: readReturn,
    decide: decideReturn,
    refund: refundReturn,
    keyOf: returnKeys.platformOne,
  },
} as const;

import { updateStatement } from '#platform/statement.ts';
import { payments } from './payments.tables.ts';

/** Changes facts of a payment; the caller has locked it, or changes what no decision is made of. */
export const changePayment = updateStatement(payments);

import { updateStatement } from '#platform/db/statement.ts';
import { orders } from './orders.tables.ts';

/** Changes facts of an order; the caller has locked it. */
export const changeOrder = updateStatement(orders);

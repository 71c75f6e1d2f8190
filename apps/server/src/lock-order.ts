import type { LockOrder } from '#platform/testing/watch-locks.ts';

/**
 * The order in which every transaction locks rows: a table that is named earlier is locked earlier, and several rows of one
 * table in the order of `by`. Then no two transactions wait for each other. Tests fail for a transaction that goes backwards
 * (docs/decisions/0077-one-order-of-locks.md).
 */
export const lockOrder: LockOrder = {
  tables: [
    { table: 'idempotency_keys', by: null },
    { table: 'webhook_inbox', by: 'id' },
    { table: 'settlements', by: null },
    { table: 'accounts', by: 'id' },
    { table: 'stores', by: 'id' },
    { table: 'orders', by: 'id' },
    { table: 'packing_claims', by: null },
    { table: 'ship_holds', by: null },
    { table: 'payments', by: 'id' },
    { table: 'carts', by: 'id' },
    { table: 'stock_counts', by: null },
    { table: 'stock_holds', by: null },
    { table: 'stock_levels', by: 'variant_id' },
    { table: 'welcome_claims', by: null },
    { table: 'linked_accounts', by: 'id' },
    { table: 'payout_schedules', by: null },
    { table: 'payouts', by: 'id' },
    { table: 'owner_balances', by: 'account_id' },
    { table: 'bank_files', by: 'id' },
    { table: 'owner_earnings', by: 'order_id' },
    { table: 'book_refusals', by: null },
    { table: 'fee_imports', by: null },
    { table: 'tracked_links', by: null },
    { table: 'owner_marks', by: null },
    { table: 'course_progress', by: null },
    { table: 'reviews', by: 'id' },
    { table: 'review_totals', by: null },
    { table: 'configs', by: null },
  ],
  inside: {
    order_lines: 'orders',
    order_email_changes: 'orders',
    order_notes: 'orders',
    tagged_orders: 'orders',
    shipments: 'orders',
    shipment_lines: 'orders',
    return_requests: 'orders',
    return_photos: 'orders',
    refund_requests: 'orders',
    bank_details: 'linked_accounts',
    payment_orders: 'payments',
    refunds: 'payments',
    cart_lines: 'carts',
    stock_count_rows: 'stock_counts',
    review_photos: 'reviews',
    welcome_marks: 'welcome_claims',
  },
  moneyFrom: 'orders',
  moneyTo: 'owner_earnings',
  exempt: {
    order_events: 'a timeline is only added to; only the deletion of an account changes its lines',
    return_steps: 'likewise',
    review_steps: 'likewise',
  },
};

import type { TableRefusal } from '@vitrine/contract/admin/codegen.ts';
import { columnKindOf, isOwnColumn } from '@vitrine/contract/admin/codegen-columns.ts';
import type { TableInfo } from './catalogue.ts';
import { findColumnType } from './columns.rules.ts';

/** Columns with credentials. A new table with one of them is refused by itself. */
const secretColumn =
  /(^|_)(password|secret|token|hash|sealed|cipher|private_key|public_key|p256dh|auth|api_key|recovery|otp)(_|$)/;
/** Tables whose rows are sign-ins, keys, or what was sent to people in confidence. */
const secretTables =
  /^(accounts|sessions|refresh_tokens|captchas|.*factors?|.*recovery_codes|email_codes|.*_keys|keys|idempotency.*|outbox.*|web_push.*|.*identities|.*tickets|login_attempts|security_events|stored_files|data_exports|account_deletions|role_.*|roles|account_roles)$/;
/** Only `postJournal` writes the ledger; payments, refunds and payouts follow their providers. */
const bookTables =
  /(^|_)(journals?|ledger|entries_of|payments?|refunds?|payouts?|webhook|discrepancies|settlements?)(_|$)|^(orders|order_.*|stock.*|owner_.*|book_.*|linked_accounts|bank_details|daily_.*)$/;

/** Why no code is generated for a table, or nothing. */
export function findRefusal(table: TableInfo): TableRefusal | null {
  if (bookTables.test(table.name)) return 'books';
  if (secretTables.test(table.name) || table.columns.some(({ name }) => secretColumn.test(name)))
    return 'secrets';
  if (
    ![table.name, ...table.columns.map(({ name }) => name)].every((name) =>
      /^[a-z][a-z0-9_]*$/.test(name),
    )
  )
    return 'names';
  const primary = table.indexes.find(({ isPrimary }) => isPrimary);
  const id = table.columns.find(({ name }) => name === 'id');
  if (primary?.columns.join() !== 'id' || id?.type !== 'bigint' || !id.isIdentity) return 'key';
  const isUnfillable = table.columns.some(
    (column) =>
      !findColumnType(column.type) ||
      (columnKindOf(column) === 'other' &&
        !isOwnColumn(column) &&
        column.isRequired &&
        column.default === null),
  );
  return isUnfillable ? 'types' : null;
}

import { accountFields } from './account-fields.ts';
import { catalogueFields } from './catalogue-fields.ts';
import { codegenFields } from './codegen-fields.ts';
import { courseFields } from './course-fields.ts';
import { demoFields } from './demo-fields.ts';
import { feeFields } from './fee-fields.ts';
import { importFields } from './import-fields.ts';
import { listFields } from './list-fields.ts';
import { logFields } from './log-fields.ts';
import { noticeFields } from './notice-fields.ts';
import { orderDeskFields } from './order-desk-fields.ts';
import { orderFields } from './order-fields.ts';
import { paymentFields } from './payment-fields.ts';
import { permissionFields } from './permission-fields.ts';
import { priceFields } from './price-fields.ts';
import { purchaseFields } from './purchase-fields.ts';
import { rateFields } from './rate-fields.ts';
import { returnFields } from './return-fields.ts';
import { reviewFields } from './review-fields.ts';
import { runFields } from './run-fields.ts';
import { shipQueueFields } from './ship-queue-fields.ts';
import { shippingDocumentFields } from './shipping-document-fields.ts';
import { shippingFields } from './shipping-fields.ts';
import { stockFields } from './stock-fields.ts';
import { storeFields } from './store-fields.ts';

/**
 * What the fields and parameters of the API mean, by name: `Shape.field` where a name means something of its own there.
 * In the server and not in the contract, because browsers load the contract and read none of this.
 */
const fields: Readonly<Record<string, string>> = {
  ...accountFields,
  ...catalogueFields,
  ...importFields,
  ...stockFields,
  ...purchaseFields,
  ...storeFields,
  ...priceFields,
  ...orderFields,
  ...shipQueueFields,
  ...orderDeskFields,
  ...paymentFields,
  ...noticeFields,
  ...codegenFields,
  ...courseFields,
  ...reviewFields,
  ...returnFields,
  ...rateFields,
  ...feeFields,
  ...demoFields,
  ...listFields,
  ...logFields,
  ...permissionFields,
  ...runFields,
  ...shippingFields,
  ...shippingDocumentFields,
};

/** The description of a field of a named shape (or of a parameter of an operation), if there is one. */
export function describeField(name: string, owner: string): string | undefined {
  const own = `${owner}.${name}`;
  if (Object.hasOwn(fields, own)) return fields[own];
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import {
  confirmSupplierLink,
  type readSupplierLink,
  reportMissing,
  sendSupplierParcel,
} from '@vitrine/contract/shop/supplier-links.ts';
import { textsOf } from '../texts/index.ts';
import { ApiFailure, callApi } from './host.ts';
import type { SupplierPage } from './supplier-page.ts';

export type SupplierLink = EndpointAnswer<typeof readSupplierLink>;
export const supplierActs = ['confirm', 'parcel', 'missing'] as const;

/** A form that was not taken, with what was typed. */
export interface SupplierRefusal {
  /** Which of the forms of the page. */
  form: string;
  message: string | null;
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The units that were chosen, by line; nothing when the form has no choices, which means all. */
function readUnits(form: FormData): { lineId: string; quantity: number }[] | undefined {
  const names = [...form.keys()].filter((name) => /^units-[1-9]\d{0,17}$/.test(name));
  if (!names.length) return undefined;
  return names.flatMap((name) => {
    const quantity = Number(textOf(form, name));
    return Number.isInteger(quantity) && quantity > 0 && quantity < 100
      ? [{ lineId: name.slice('units-'.length), quantity }]
      : [];
  });
}

async function act(page: SupplierPage, token: string, form: FormData): Promise<void> {
  const params = { token };
  const intent = textOf(form, 'intent');
  const lines = readUnits(form);
  if (lines?.length === 0)
    throw new ApiFailure(400, {
      code: 'invalid-input',
      msg: textsOf(page.language).supplier.chooseUnits,
    });
  // One key for each form of a shown page: a double click acts once.
  const key = `${intent}-${textOf(form, 'form')}-${textOf(form, 'key')}`.slice(0, 200);
  const wishes = { ...page.wishes, idempotencyKey: key };
  if (intent === 'parcel') {
    const orderNumber = textOf(form, 'order');
    const body = {
      trackingNumber: textOf(form, 'tracking'),
      carrier: textOf(form, 'carrier'),
      ...(orderNumber ? { orderNumber } : {}),
      ...(lines ? { lines } : {}),
    };
    await callApi(page.host, sendSupplierParcel, { params, body }, wishes);
    return;
  }
  if (intent === 'missing') {
    const [lineId = '', units] = textOf(form, 'line').split('-');
    const quantity = Number(units);
    const expectedOn = textOf(form, 'expectedOn') || null;
    const body = {
      lineId,
      expectedOn,
      ...(quantity > 0 ? { quantity } : {}),
    };
    await callApi(page.host, reportMissing, { params, body }, wishes);
    return;
  }
  const body = lines ? { lines } : {};
  await callApi(page.host, confirmSupplierLink, { params, body }, wishes);
}

/** Sends a form of the page to the API; returns the refusal, or null. */
export async function sendSupplierForm(
  page: SupplierPage,
  token: string,
  form: FormData,
): Promise<SupplierRefusal | null> {
  try {
    await act(page, token, form);
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500 || error.code === 'not-found')
      throw error;
    const errors = Object.fromEntries(
      error.errors.map(({ path, message }) => [path.split('.')[0] ?? path, message]),
    );
    if (errors['carrier'] && !textOf(form, 'carrier'))
      errors['carrier'] = textsOf(page.language).supplier.carrierMissing;
    const isAtField = Object.keys(errors).some((field) =>
      ['trackingNumber', 'carrier', 'expectedOn'].includes(field),
    );
    return {
      form: textOf(form, 'form'),
      message: isAtField ? null : error.message,
      errors,
      typed: { tracking: textOf(form, 'tracking'), carrier: textOf(form, 'carrier') },
    };
  }
}

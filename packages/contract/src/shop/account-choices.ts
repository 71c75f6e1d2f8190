import { z } from 'zod';
import { accountChoicesShape } from '../admin/account-choices.ts';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { currencyShape } from '../money.ts';
import { countryCodeShape } from './markets.ts';

export const saveChoices = endpoint({
  name: 'markets.saveChoices',
  method: 'PUT',
  path: '/api/v1/users/me/choices',
  permission: 'account:self:use',
  summary:
    'Keeps language, country and currency of the signed-in person on the account, for all devices. Choices that are left out stay; a currency of null takes it back.',
  body: z.strictObject({
    language: z.enum(languages).optional(),
    country: countryCodeShape.optional(),
    currency: currencyShape.nullable().optional(),
  }),
  reply: accountChoicesShape,
});

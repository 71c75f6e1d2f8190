import { expect } from '@playwright/test';
import { register, sendRegistrationCode } from '../../packages/contract/src/admin/identity.ts';
import { getOwnStore, updateOwnStore } from '../../packages/contract/src/shop/own-store.ts';
import { consoleUrl } from './addresses.ts';
import { call, getCaptchaFields } from './api.ts';

const password = 'lanterns over the harbour';

/** The code in the newest mail to an address, once it is there. */
async function readCode(email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const outbox = await (await fetch(`${consoleUrl}/outbox`)).text();
    const row = outbox.split('<li>').find((item) => item.includes(`<small>${email} `));
    const path = /href="([^"]+)"/.exec(row ?? '')?.[1];
    expect(path, `a mail to ${email}`).toBeTruthy();
    const mail = await (await fetch(`${consoleUrl}${path}`)).text();
    const text = mail.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ');
    code = /\b\d{6}\b/.exec(text)?.[0];
    expect(code, 'the mail holds a code').toBeTruthy();
  }).toPass();
  return code ?? '';
}

interface OpenedStore {
  name: string;
  email: string;
  password: string;
  slug: string;
  /** The owner's, for calls beside the browser. */
  token: string;
}

/** Opens a store in Spain by the API: for journeys about its money, which no other journey may move. */
export async function openStore(name: string, email: string): Promise<OpenedStore> {
  await call(sendRegistrationCode, { body: { email, ...(await getCaptchaFields()) } });
  const { accessToken: token } = await call(register, {
    body: {
      email,
      code: await readCode(email),
      password,
      confirmPassword: password,
      termsAccepted: true,
      language: 'en',
    },
  });
  const { version } = await call(getOwnStore, {}, token);
  const { slug } = await call(
    updateOwnStore,
    {
      body: { version, name, country: 'ES', baseCurrency: 'EUR', timeZone: 'Europe/Madrid' },
    },
    token,
  );
  return { name, email, password, slug, token };
}

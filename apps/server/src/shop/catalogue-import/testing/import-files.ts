import assert from 'node:assert/strict';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import type { TestApp } from '#platform/testing/app.ts';

type Person = { token: string };
type Settings = Partial<contract.ImportSettings>;

/** Uploads a file in parts, as a browser does. */
export async function uploadFile(
  app: TestApp,
  person: Person,
  fileName: string,
  content: string | Buffer,
  partBytes = contract.importPartBytesMax,
): Promise<contract.CatalogueImport> {
  const bytes = Buffer.from(content);
  const started = await app.call(
    contract.startImport,
    { body: { fileName, bytes: bytes.length } },
    person,
  );
  const { id } = started.body.data;
  for (let from = 0; from < bytes.length; from += partBytes) {
    const part = {
      params: { id },
      query: { bytesFrom: from },
      body: bytes.subarray(from, from + partBytes),
    };
    const sent = await app.call(contract.sendImportPart, part as never, person);
    assert.equal(sent.status, 200, sent.text);
  }
  const finished = await app.call(contract.finishImportUpload, { params: { id } }, person);
  assert.equal(finished.status, 200, finished.text);
  return finished.body.data;
}

/** Chooses what an operator has to choose, and checks the whole file. */
export async function checkFile(
  app: TestApp,
  person: Person,
  { id, settings }: contract.CatalogueImport,
  change: Settings = {},
): Promise<contract.CatalogueImport> {
  const chosen = {
    ...settings,
    currency: settings.currency ?? 'USD',
    priceMeaning: settings.priceMeaning ?? 'platform',
    ...change,
  } satisfies contract.ImportSettings;
  const changed = await app.call(
    contract.changeImportSettings,
    { params: { id }, body: chosen },
    person,
  );
  assert.equal(changed.status, 200, changed.text);
  const started = await app.call(contract.checkImport, { params: { id } }, person);
  assert.equal(started.status, 200, started.text);
  await app.drain();
  return readImport(app, person, id);
}

export const readImport = async (app: TestApp, person: Person, id: string) =>
  (await app.call(contract.getImport, { params: { id } }, person)).body.data;

/** Imports what was checked. */
export async function runFile(app: TestApp, person: Person, id: string) {
  const started = await app.call(contract.runImport, { params: { id } }, person);
  assert.equal(started.status, 200, started.text);
  await app.drain();
  return readImport(app, person, id);
}

/** Uploads, checks and imports a file. */
export async function importFile(
  app: TestApp,
  person: Person,
  fileName: string,
  content: string | Buffer,
  settings: Settings = {},
): Promise<contract.CatalogueImport> {
  const uploaded = await uploadFile(app, person, fileName, content);
  const checked = await checkFile(app, person, uploaded, settings);
  assert.equal(checked.state, 'checked', JSON.stringify(checked.problem));
  return runFile(app, person, checked.id);
}

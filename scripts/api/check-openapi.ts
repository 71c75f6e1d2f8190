import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import generateTypes, { astToString } from 'openapi-typescript';
import { describeApi } from '../../apps/server/src/platform/http/openapi.ts';
import { readContract } from '../../apps/server/src/platform/testing/contract-endpoints.ts';

/**
 * Part of `npm run check`: the OpenAPI document is valid for two validators, and the client types that openapi-typescript
 * generates from it compile.
 */
const root = path.resolve(import.meta.dirname, '../..');
const endpoints = (await readContract()).toSorted((a, b) => a.name.localeCompare(b.name));
const source = JSON.stringify(describeApi(endpoints, 'https://vitrine.example'));
const problems: string[] = [];

const outcome = await new Validator().validate(JSON.parse(source));
if (!outcome.valid) problems.push(`openapi-schema-validator: ${JSON.stringify(outcome.errors)}`);

// Endpoints that only redirect return no other status than 302.
const config = await createConfig({
  extends: ['recommended'],
  rules: { 'operation-2xx-response': 'off' },
});
for (const { ruleId, severity, message, location } of await lintFromString({
  source,
  absoluteRef: 'openapi.json',
  config,
}))
  problems.push(`redocly ${ruleId} (${severity}): ${message} at ${location[0]?.pointer ?? ''}`);

const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-openapi-'));
try {
  writeFileSync(path.join(folder, 'client.d.ts'), astToString(await generateTypes(source)));
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const compiled = spawnSync(tsc, ['--noEmit', '--strict', 'client.d.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (compiled.status !== 0) problems.push(`generated types: ${compiled.stdout}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${endpoints.length} endpoints\n`);
process.exit(problems.length ? 1 : 0);

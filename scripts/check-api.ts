import { readContract } from '../apps/server/src/platform/testing/contract-endpoints.ts';
import { checkVocabulary } from './api/vocabulary.ts';

/** Part of `npm run check`: the contract follows one vocabulary (docs/guides/api.md). */
const problems = checkVocabulary(await readContract());
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length ? 1 : 0);

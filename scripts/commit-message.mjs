// Git's `commit-msg` hook, installed by `npm start` and `npm test`: node scripts/commit-message.mjs <file with the message>
import { readFileSync } from 'node:fs';
import { findSubjectProblems } from './commit-subject.mjs';

const problems = findSubjectProblems(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length ? 1 : 0);

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/**
 * Starting a process and loading the server takes 2 s of a core, more than most files of tests, and code that ran for a while is
 * compiled: so many files share a process that there are some processes for each core.
 */
const filesPerProcess = 72;
/** These start servers, or take so long that they are better begun first. */
const longest = [
  'proofs/',
  'apps/server/src/commands/',
  'apps/server/src/admin/codegen/',
  'apps/server/src/start/serve.',
  'apps/server/src/start/stopping.',
  'apps/server/demo/seed/seed.',
  'apps/server/src/platform/cluster/',
];
/** These call every endpoint, in one process whose calls do not count (`called-endpoints.ts`). */
const contract =
  /^apps\/server\/src\/app-tests\/(?:authorisation|bad-input|list-\w+|store-borders)\./;
/** What changes the process itself is not shared: globals (`installPage` of the console sets some), environment, working directory, loaded modules, timers, the console's language. */
const changesProcess =
  /\bglobalThis\b|\binstallPage\(|\bprocess\.(?:env\[[^\]]+\]\s*=|chdir|on\()|\bmock\.(?:module|timers)\b|\bsetShownLanguage\(/;
/** Files that need nothing but a page draw components, for which each process transforms the console's sources: they share one. */
const installsPage = /\binstallPage\(/g;

/** The app or package of a file: what it loads is loaded once for its group. */
const partOf = (file) => /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;

const urlOf = (file) => JSON.stringify(pathToFileURL(path.join(root, file)).href);

/** These register hooks for the whole process: they are loaded before the suites. */
const appOfServer = 'apps/server/src/platform/testing/app.ts';
const modulesOfConsole = 'apps/console/src/lib/testing/render.ts';

/**
 * Loads a file within its suite, and the next one when its tests and hooks have ended: a file may open what it needs with `await`
 * at its top level. Outside of a suite, so that no suite becomes part of the one before it. A file that cannot be loaded fails alone, and
 * so does one whose own last hook fails: that ends the inner suite, and the hook of the outer one leads on.
 */
const groupOf = (files, first) => `import { AsyncResource } from 'node:async_hooks';
import { after, describe } from 'node:test';
import { startTracking, stopTracking } from ${urlOf('scripts/test-tracking.mjs')};
${first ? `import ${urlOf(first)};\n` : ''}
const outside = new AsyncResource('group');
const load = (name, url) =>
  new Promise((ended) =>
    outside.runInAsyncScope(() => {
      startTracking();
      describe(name, () => {
        describe('tests', () => import(url).finally(stopTracking));
        after(() => ended());
      });
    }),
  );
${files.map((file) => `await load(${JSON.stringify(file)}, ${urlOf(file)});\n`).join('')}`;

/** A file in a process of its own, whose resources are not tracked once it is loaded. */
const loadOf = (file) => `import { stopTracking } from ${urlOf('scripts/test-tracking.mjs')};
await import(${urlOf(file)});
stopTracking();
`;

/**
 * The processes for these files, longest first: a file that needs a process of its own, and of others a file that runs several
 * as suites, one after another. A process that ends early fails all files of its group.
 */
export function groupTests(files, { name, folder }) {
  const isLong = (file) => longest.some((start) => file.startsWith(start));
  const long = files.filter(isLong);
  const ofContract = files.filter((file) => contract.test(file));
  const alone = [];
  const drawn = [];
  const shared = [];
  for (const file of files.filter((one) => !isLong(one) && !contract.test(one))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!changesProcess.test(text)) shared.push(file);
    else (changesProcess.test(text.replaceAll(installsPage, '')) ? alone : drawn).push(file);
  }
  mkdirSync(folder, { recursive: true });
  const write = (file, text) => {
    writeFileSync(file, text);
    return file;
  };
  const single = (file) => ({
    title: file,
    isLong: isLong(file),
    fileCount: 1,
    file: write(
      path.join(mkdtempSync(path.join(folder, 'file-')), `${path.basename(file, '.ts')}.mjs`),
      loadOf(file),
    ),
  });
  const grouped = (group, members, first) => ({
    title: `${name}, ${group}`,
    isLong: group === 'contract',
    fileCount: members.length,
    file: write(path.join(folder, `${group}.test.mjs`), groupOf(members, first)),
  });
  const groups = [...new Set(shared.map(partOf))].flatMap((part) => {
    const members = shared.filter((file) => partOf(file) === part);
    const count = Math.ceil(members.length / filesPerProcess);
    // Neighbours take similar time: each process gets some of all.
    return Array.from({ length: count }, (_, at) =>
      grouped(
        `${part.replaceAll('/', '-')}-${at + 1}`,
        members.filter((_file, place) => place % count === at),
        part === 'apps/server' ? appOfServer : undefined,
      ),
    );
  });
  if (drawn.length) groups.unshift(grouped('apps-console-drawn', drawn, modulesOfConsole));
  if (ofContract.length) groups.push(grouped('contract', ofContract, appOfServer));
  // The groups of the server take longest. Short files come last, so that both cores are kept busy to the end.
  const isOfServer = ({ title }) => /server|contract$/.test(title);
  return [
    ...groups.filter(isOfServer).toReversed(),
    ...long.map(single),
    ...groups.filter((group) => !isOfServer(group)),
    ...alone.map(single),
  ];
}

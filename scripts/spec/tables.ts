import { type App, apps, plain } from './document.ts';

/** Later work that completes a row. */
const dueTo = ['payments', 'back-office', 'markets'] as const;
type Due = (typeof dueTo)[number];

export interface TestName {
  file: string;
  name: string;
}

interface Proof {
  where: string;
  /** The apps on which this row proves the sentence. */
  on: readonly App[];
  test?: TestName;
  due?: Due;
}

export interface Sentence {
  where: string;
  section: number;
  text: string;
  saidOf: readonly App[];
  pictures: readonly string[];
  proofs: readonly Proof[];
  /** Why there is nothing to prove: the sentence says what the document does not say, or introduces others. */
  saysNothing?: string;
  /** Why the product does something else than the sentence says. */
  departs?: string;
  /** Where the product does a part of what the sentence says otherwise, and why; its tests prove the rest. */
  departsInPart: string[];
}

export class TableError extends Error {}

function readApps(cell: string, where: string): App[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const app = apps.find((one) => one === word);
      if (!app) throw new TableError(`${where}: “${word}” is none of the apps ${apps.join(', ')}`);
      return app;
    });
}

const testPattern = /^`([^`]+)` › (.+)$/;

function readProof(cell: string, on: readonly App[], where: string): Proof {
  const due = /^due: ([\w-]+)(?: (.*))?$/.exec(cell);
  const named = testPattern.exec(due ? (due[2] ?? '') : cell);
  const test = named ? { file: named[1] ?? '', name: named[2] ?? '' } : undefined;
  if (!test)
    throw new TableError(
      `${where}: “${cell}” names no test: \`file\` › name, also behind “due: …”`,
    );
  if (!due) return { where, on, test };
  const issue = dueTo.find((one) => one === due[1]);
  if (!issue) throw new TableError(`${where}: “${due[1]}” is none of ${dueTo.join(', ')}`);
  return { where, on, test, due: issue };
}

/**
 * The rows of one file: Sentence | Said of | Proof | On | Picture. A row without a sentence belongs to the one above it; a row without
 * “On” proves its sentence on all apps that the sentence is said of.
 */
export function readTable(markdown: string, file: string): Sentence[] {
  const section = Number(/(\d+)-/.exec(file)?.[1]);
  const sentences: (Sentence & { proofs: Proof[] })[] = [];
  for (const [at, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|') || /^\|[-|\s]+\|$/.test(line) || line.startsWith('| Sentence |'))
      continue;
    const where = `${file}:${at + 1}`;
    const cells = line
      .slice(1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [text = '', saidOf = '', proof = '', on = '', pictures = ''] = cells;
    if (text) {
      const nothing = /^says nothing: (.+)$/.exec(proof)?.[1];
      const departs = /^departs: (.+)$/.exec(proof)?.[1];
      sentences.push({
        where,
        section,
        text: plain(text),
        saidOf: readApps(saidOf, where),
        pictures: [...pictures.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target),
        proofs: [],
        departsInPart: [],
        ...(nothing ? { saysNothing: nothing } : {}),
        ...(departs ? { departs } : {}),
      });
      if (nothing || departs) continue;
    }
    const sentence = sentences.at(-1);
    if (!sentence) throw new TableError(`${where}: the first row has no sentence`);
    const part = /^departs in part: (.+)$/.exec(proof)?.[1];
    if (part) {
      sentence.departsInPart.push(part);
      continue;
    }
    sentence.proofs.push(readProof(proof, on ? readApps(on, where) : sentence.saidOf, where));
  }
  return sentences;
}

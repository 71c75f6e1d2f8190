import type { Seen } from './seen.ts';

interface Allowance {
  kind: Seen['kind'];
  /** A part of the finding's path. */
  path: string;
  /** Why a reader is not hindered. */
  reason: string;
}

/** Findings without effect for users. Everything else is fixed. */
const allowances: readonly Allowance[] = [
  {
    kind: 'cut',
    path: 'div.m-preview',
    reason: 'A preview of a shared link shows three lines of its text, as messengers do.',
  },
  {
    kind: 'reader',
    path: 'aria-required-children: .ant-tabs-nav',
    reason:
      'Where tabs do not fit, the component library puts its button for the others into their list; it has a name and a role.',
  },
  {
    kind: 'sideways',
    path: 'div.sheet',
    reason: 'A table that is edited like a spreadsheet scrolls both ways, as spreadsheets do.',
  },
  {
    kind: 'field',
    path: 'div.search-field',
    reason:
      'The search of the console names all that it finds, from the most wanted on; its first words fit.',
  },
];

export const findAllowance = ({ kind, path }: Pick<Seen, 'kind' | 'path'>): Allowance | undefined =>
  allowances.find((one) => one.kind === kind && path.includes(one.path));

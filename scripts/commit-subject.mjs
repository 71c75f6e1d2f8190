const longest = 72;
const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'chore', 'style', 'ci'];
const form = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9-]+(?:, ?[a-z0-9-]+)*\\))?!?: \\S`);
/** Subjects that Git itself writes. */
const fromGit = /^(?:Merge|Revert|fixup!|squash!|amend!) /;

/** What is wrong with the subject of a commit message (Conventional Commits, at most 72 characters). */
export function findSubjectProblems(message) {
  const subject = message.split('\n').find((line) => line.trim() && !line.startsWith('#')) ?? '';
  if (fromGit.test(subject)) return [];
  return [
    ...(form.test(subject)
      ? []
      : [
          `The subject needs a type, as in “fix(orders): retry after a deadlock” (${types.join(', ')}): ${subject}`,
        ]),
    ...([...subject].length > longest
      ? [`The subject has ${[...subject].length} characters, ${longest} are allowed: ${subject}`]
      : []),
  ];
}

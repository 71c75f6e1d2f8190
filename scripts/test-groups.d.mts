export interface TestProcess {
  title: string;
  isLong: boolean;
  fileCount: number;
  /** The module that the process runs. */
  file: string;
}
export function groupTests(
  files: readonly string[],
  place: { name: string; folder: string },
): TestProcess[];

import type { LineLevel, RunLine } from '@vitrine/contract/runs.ts';

interface Part {
  from: number;
  to: number;
}

/** One line of a log as the viewer shows it, and where in its text the level and the download are. */
export interface WrittenLine {
  text: string;
  level: Part & { name: LineLevel };
  download: (Part & { fileId: string }) | null;
}

// What ends a line in an editor, in a browser or in a copy, and other control characters.
const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Writes a line: its time, its level as a tag, its text and, for a line with a file, a marker with the file's attributes as JSON. The
 * viewer draws a link in place of the marker of such a line. A marker inside of a text remains text, because the line has no file.
 */
export function writeLogLine(
  { at, level, text, download }: RunLine,
  timeOf: (at: string) => string,
): WrittenLine {
  const time = `${timeOf(at)} `;
  const tag = `[${level}]`;
  const line = `${time}${tag} ${text.replaceAll(lineEnds, ' ')}`;
  const levelPart = { from: time.length, to: time.length + tag.length, name: level };
  if (!download) return { text: line, level: levelPart, download: null };
  const marker = `[logDownload ${JSON.stringify(download)}]`.replaceAll(lineEnds, ' ');
  const from = line.length + 1;
  return {
    text: `${line} ${marker}`,
    level: levelPart,
    download: { from, to: from + marker.length, fileId: download.fileId },
  };
}

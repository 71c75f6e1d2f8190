import { type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { WrittenLine } from './log-lines.rules.ts';

interface Link {
  label: string;
  onDownload: (fileId: string) => void;
}

/** The link in place of a marker. It names a file of the run and no address, so that it can lead nowhere else. */
class DownloadLink extends WidgetType {
  readonly fileId: string;
  readonly link: Link;
  constructor(fileId: string, link: Link) {
    super();
    this.fileId = fileId;
    this.link = link;
  }
  override eq(other: DownloadLink): boolean {
    return other.fileId === this.fileId && other.link.label === this.link.label;
  }
  override toDOM(): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'log-download';
    button.setAttribute('role', 'link');
    button.textContent = this.link.label;
    button.addEventListener('click', () => this.link.onDownload(this.fileId));
    return button;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

/** Where the levels and the links of lines are, for lines that begin at an offset of the document. */
export function createMarks(
  lines: readonly WrittenLine[],
  offset: number,
  link: Link,
): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  let start = offset;
  for (const { text, level, download } of lines) {
    ranges.push(
      Decoration.mark({ class: `log-level ${level.name}` }).range(
        start + level.from,
        start + level.to,
      ),
    );
    if (download)
      ranges.push(
        Decoration.replace({ widget: new DownloadLink(download.fileId, link) }).range(
          start + download.from,
          start + download.to,
        ),
      );
    start += text.length + 1;
  }
  return RangeSet.of(ranges);
}

export const addMarks = StateEffect.define<DecorationSet>();

/** The marks of all lines; new lines bring theirs. */
export const logMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const sets = [marks.map(transaction.changes)];
    for (const effect of transaction.effects) if (effect.is(addMarks)) sets.push(effect.value);
    return sets.length > 1 ? RangeSet.join(sets) : (sets[0] ?? Decoration.none);
  },
  provide: (field) => EditorView.decorations.from(field),
});

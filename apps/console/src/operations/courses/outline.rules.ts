/** The order of a course: its chapters with their lectures, by id. */
export type Order = readonly { id: string; lectureIds: readonly string[] }[];

/** What is moved: a chapter, or a lecture. */
export type Moved = { kind: 'chapter' | 'lecture'; id: string };

const without = (order: Order, id: string): Order =>
  order.map((chapter) => ({
    ...chapter,
    lectureIds: chapter.lectureIds.filter((one) => one !== id),
  }));

function insertAt<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** Puts a lecture at a place of a chapter, counted without the lecture itself. */
function placeLecture(order: Order, id: string, chapterId: string, at: number): Order {
  return without(order, id).map((chapter) =>
    chapter.id === chapterId
      ? { ...chapter, lectureIds: insertAt(chapter.lectureIds, at, id) }
      : chapter,
  );
}

/** Puts a chapter at a place, counted without the chapter itself. */
function placeChapter(order: Order, id: string, at: number): Order {
  const moved = order.find((chapter) => chapter.id === id);
  const others = order.filter((chapter) => chapter.id !== id);
  return moved ? insertAt(others, at, moved) : order;
}

/** One step up or down; a lecture at the edge of its chapter goes on into the next one. Nothing where there is no step. */
export function stepOf(order: Order, { kind, id }: Moved, by: -1 | 1): Order | undefined {
  if (kind === 'chapter') {
    const at = order.findIndex((chapter) => chapter.id === id) + by;
    return at < 0 || at >= order.length ? undefined : placeChapter(order, id, at);
  }
  const chapterAt = order.findIndex(({ lectureIds }) => lectureIds.includes(id));
  const chapter = order[chapterAt];
  if (!chapter) return undefined;
  const at = chapter.lectureIds.indexOf(id) + by;
  if (at >= 0 && at < chapter.lectureIds.length) return placeLecture(order, id, chapter.id, at);
  const neighbour = order[chapterAt + by];
  return (
    neighbour && placeLecture(order, id, neighbour.id, by === 1 ? 0 : neighbour.lectureIds.length)
  );
}

/** Where something was dropped: into a chapter, or before or after a node. */
export interface Drop {
  target: Moved;
  where: 'into' | 'before' | 'after';
}

/** The order after a drop; nothing where it cannot be. */
export function orderAfterDrop(
  order: Order,
  moved: Moved,
  { target, where }: Drop,
): Order | undefined {
  if (moved.id === target.id && moved.kind === target.kind) return undefined;
  const offset = where === 'after' ? 1 : 0;
  if (moved.kind === 'chapter') {
    if (target.kind !== 'chapter' || where === 'into') return undefined;
    const others = order.filter(({ id }) => id !== moved.id);
    return placeChapter(order, moved.id, others.findIndex(({ id }) => id === target.id) + offset);
  }
  if (target.kind === 'chapter')
    return where === 'before' ? undefined : placeLecture(order, moved.id, target.id, 0);
  const chapter = without(order, moved.id).find(({ lectureIds }) => lectureIds.includes(target.id));
  return chapter && where !== 'into'
    ? placeLecture(order, moved.id, chapter.id, chapter.lectureIds.indexOf(target.id) + offset)
    : undefined;
}

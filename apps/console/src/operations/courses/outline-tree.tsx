import { deleteChapter } from '@vitrine/contract/courses/chapter-authoring.ts';
import { orderCourse } from '@vitrine/contract/courses/course-authoring.ts';
import type { CourseDraft } from '@vitrine/contract/courses/course-drafts.ts';
import { deleteLecture } from '@vitrine/contract/courses/lecture-authoring.ts';
import { languageNames } from '@vitrine/contract/locales.ts';
import { Button, Tree, type TreeProps } from 'antd';
import { ArrowDown, ArrowUp, type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useListText, useText } from '../../lib/i18n.ts';
import { courseKeys } from '../../lib/query-keys/courses.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { coursesTexts } from '../../texts/courses.ts';
import { Duration } from '../../ui/duration.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { EmptyState } from '../../ui/page-state.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type Moved, type Order, orderAfterDrop, stepOf } from './outline.rules.ts';

type Chapter = CourseDraft['chapters'][number];
type Lecture = Chapter['lectures'][number];

const orderOf = ({ chapters }: CourseDraft): Order =>
  chapters.map(({ id, lectures }) => ({ id, lectureIds: lectures.map((lecture) => lecture.id) }));
const keyOf = ({ kind, id }: Moved): string => `${kind}:${id}`;
const movedOf = (key: string): Moved => {
  const [kind = '', id = ''] = key.split(':');
  return { kind: kind === 'chapter' ? 'chapter' : 'lecture', id };
};

/** Changes the outline: order, and what is deleted. */
function useOutline(course: CourseDraft) {
  const t = useText(courseWritingTexts);
  const invalidates = [courseKeys.drafts, courseKeys.all];
  const ordering = useApiMutation(orderCourse, { invalidates });
  const removingChapter = useApiMutation(deleteChapter, { invalidates, success: t('removed') });
  const removingLecture = useApiMutation(deleteLecture, { invalidates, success: t('removed') });
  return {
    isBusy: ordering.isBusy,
    order: (order: Order) =>
      ordering.run({
        params: { id: course.id },
        body: {
          chapters: order.map(({ id, lectureIds }) => ({ id, lectureIds: [...lectureIds] })),
        },
      }),
    remove: ({ kind, id }: Moved) =>
      kind === 'chapter'
        ? removingChapter.run({ params: { id: course.id, chapterId: id } })
        : removingLecture.run({ params: { id: course.id, lectureId: id } }),
  };
}

interface NodeActionsProps {
  name: string;
  canStep: (by: -1 | 1) => boolean;
  onStep: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with a chapter or lecture besides dragging it. */
function NodeActions({ name, canStep, onStep, onEdit, onRemove }: NodeActionsProps) {
  const t = useText(courseWritingTexts);
  const button = (label: string, Icon: LucideIcon, onClick?: () => void, isPossible = true) => (
    <RowButton {...{ label, name, Icon, isPossible }} {...(onClick ? { onClick } : {})} />
  );
  return (
    <span className="outline-actions line stretched gap-0 rigid">
      {button(t('moveUp'), ArrowUp, () => onStep(-1), canStep(-1))}
      {button(t('moveDown'), ArrowDown, () => onStep(1), canStep(1))}
      {button(t('edit'), Pencil, onEdit)}
      <AnchoredQuestion
        title={t('removeQuestion', { name })}
        action={t('remove')}
        isDanger
        onConfirm={onRemove}
        trigger={button(t('remove'), Trash2)}
      />
    </span>
  );
}

function LectureTitle({ lecture }: { lecture: Lecture }) {
  const t = useText(courseWritingTexts);
  const tCourses = useText(coursesTexts);
  const listText = useListText();
  return (
    <span className="outline-title cluster">
      <span className="truncate">{lecture.title}</span>
      <small>
        {tCourses(lecture.kind)} · <Duration seconds={lecture.durationSeconds} />
      </small>
      {lecture.missing.length > 0 && (
        <StatusTag meaning="waiting">
          {t('missing', {
            languages: listText(lecture.missing.map((language) => languageNames[language])),
          })}
        </StatusTag>
      )}
    </span>
  );
}

interface OutlineTreeProps {
  course: CourseDraft;
  onEditChapter: (chapter: Chapter) => void;
  onEditLecture: (lectureId: string) => void;
  onAddLecture: (chapterId: string) => void;
}

/** Chapters and lectures of a course, to be put in order and changed. */
export function OutlineTree({
  course,
  onEditChapter,
  onEditLecture,
  onAddLecture,
}: OutlineTreeProps) {
  const t = useText(courseWritingTexts);
  const mayEdit = useHasPerm('platform:course:edit');
  const outline = useOutline(course);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const order = orderOf(course);
  if (!course.chapters.length) return <EmptyState text={t('noChapters')} />;

  const actionsOf = (node: Moved, name: string, onEdit: () => void) =>
    mayEdit && (
      <NodeActions
        name={name}
        canStep={(by) => !outline.isBusy && stepOf(order, node, by) !== undefined}
        onStep={(by) => {
          const next = stepOf(order, node, by);
          if (next) void outline.order(next);
        }}
        onEdit={onEdit}
        onRemove={() => void outline.remove(node)}
      />
    );
  const treeData = course.chapters.map((chapter) => {
    const node: Moved = { kind: 'chapter', id: chapter.id };
    return {
      key: keyOf(node),
      title: (
        <span className="outline-node cluster above-8">
          <b className="outline-title cluster">{chapter.title}</b>
          {mayEdit && (
            <Button
              type="text"
              size="small"
              aria-label={`${t('newLecture')}: ${chapter.title}`}
              icon={<Plus size={16} aria-hidden />}
              onClick={() => onAddLecture(chapter.id)}
            >
              {t('newLecture')}
            </Button>
          )}
          {actionsOf(node, chapter.title, () => onEditChapter(chapter))}
        </span>
      ),
      children: chapter.lectures.map((lecture) => ({
        key: keyOf({ kind: 'lecture', id: lecture.id }),
        isLeaf: true,
        title: (
          <span className="outline-node cluster">
            <LectureTitle lecture={lecture} />
            {actionsOf({ kind: 'lecture', id: lecture.id }, lecture.title, () =>
              onEditLecture(lecture.id),
            )}
          </span>
        ),
      })),
    };
  });
  const drop: TreeProps['onDrop'] = ({ dragNode, node, dropToGap, dropPosition }) => {
    const before = dropPosition < Number(node.pos.split('-').at(-1));
    const next = orderAfterDrop(order, movedOf(String(dragNode.key)), {
      target: movedOf(String(node.key)),
      where: dropToGap ? (before ? 'before' : 'after') : 'into',
    });
    if (next) void outline.order(next);
  };
  return (
    <>
      {mayEdit && <p className="faint">{t('orderHint')}</p>}
      <Tree
        className="outline"
        blockNode
        selectable={false}
        // A chapter that was just added is open, too.
        expandedKeys={treeData.map(({ key }) => key).filter((key) => !folded.includes(key))}
        onExpand={(keys) =>
          setFolded(treeData.map(({ key }) => key).filter((key) => !keys.includes(key)))
        }
        draggable={mayEdit ? { icon: false } : false}
        allowDrop={({ dragNode, dropNode, dropPosition }) =>
          orderAfterDrop(order, movedOf(String(dragNode.key)), {
            target: movedOf(String(dropNode.key)),
            where: dropPosition === 0 ? 'into' : dropPosition < 0 ? 'before' : 'after',
          }) !== undefined
        }
        treeData={treeData}
        onDrop={drop}
      />
    </>
  );
}

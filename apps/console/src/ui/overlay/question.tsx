import {
  type ComponentType,
  cloneElement,
  createContext,
  type ReactNode,
  use,
  useState,
} from 'react';
import { Overlay } from './overlay.tsx';
import type { AnchoredQuestionProps, QuestionProps } from './overlay-props.ts';
import { useOverlay } from './use-overlay.ts';

/** How the desk draws a question beside its button; without it, the question is an overlay. */
export const AnchorDrawing = createContext<ComponentType<AnchoredQuestionProps> | undefined>(
  undefined,
);

interface OpenQuestionProps extends QuestionProps {
  isOpen?: boolean;
  onClose: () => void;
  note?: ReactNode;
}

/** Requests a yes or no before an action; the page around opens and closes it. */
export function Question({
  isOpen = true,
  onClose,
  title,
  note,
  children,
  action,
  cancel,
  isDanger = false,
  isBusy = false,
  onConfirm,
}: OpenQuestionProps) {
  return (
    <Overlay
      as="dialog"
      size={416}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      note={note}
      action={{ label: action, onPress: () => void onConfirm(), isDanger, isBusy }}
      cancel={cancel}
      isQuestion
    >
      {children && <p className="muted">{children}</p>}
    </Overlay>
  );
}

function OverlayQuestion({ trigger, name = 'question', ...question }: AnchoredQuestionProps) {
  const { value, open, close } = useOverlay(name);
  const confirm = async () => {
    await question.onConfirm();
    close();
  };
  return (
    <>
      {cloneElement(trigger, { onClick: () => open() })}
      <Question {...question} isOpen={value !== null} onClose={close} onConfirm={confirm} />
    </>
  );
}

/** The same question with the button that opens it. */
export function AnchoredQuestion(props: AnchoredQuestionProps) {
  const Drawing = use(AnchorDrawing) ?? OverlayQuestion;
  return <Drawing {...props} />;
}

type QuestionText = Omit<OpenQuestionProps, 'isOpen' | 'onClose' | 'onConfirm'>;

/** A question in the middle of an action: `ask` resolves with the answer, `question` is drawn by the caller. */
export function useQuestion() {
  const [asked, setAsked] = useState<QuestionText & { resolve: (isYes: boolean) => void }>();
  const decide = (isYes: boolean) => {
    asked?.resolve(isYes);
    setAsked(undefined);
  };
  return {
    ask: (question: QuestionText) =>
      new Promise<boolean>((resolve) => setAsked({ ...question, resolve })),
    question: asked && (
      <Question {...asked} onClose={() => decide(false)} onConfirm={() => decide(true)} />
    ),
  };
}

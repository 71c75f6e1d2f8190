import type { ReactElement, ReactNode } from 'react';

/** The main button of an overlay. */
export interface OverlayAction {
  label: string;
  onPress?: () => void;
  /** The id of the form in the overlay that the button sends. */
  formId?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
}

export interface OverlayProps {
  isOpen?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** On the desk: a drawer at the side, a dialog in the middle, or the menu at the left. Always a sheet on the phone. */
  as?: 'drawer' | 'dialog' | 'menu';
  /** The width on the desk, in px or as a length of CSS. */
  size?: number | string | undefined;
  /** Beside the close button of a drawer: a status, small actions. */
  extra?: ReactNode;
  /** A state or a second line: beside the title on the desk, below it in a sheet. */
  note?: ReactNode;
  /** Before the title of a sheet. */
  picture?: ReactNode;
  action?: OverlayAction | undefined;
  /** The label of the button that closes, where it is not "Cancel". The desk has this button beside each action. */
  cancel?: string | undefined;
  /** The sheet also has that button, not only the one in its head. */
  isQuestion?: boolean;
  /** Replaces the buttons of `action` and `cancel`. */
  foot?: ReactNode;
  /** The desk moves the focus to the first field that is typed into. */
  focusesFirst?: boolean;
  /** A press beside a dialog does not close it, because it would lose what is in progress. */
  isPersistent?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export interface QuestionProps {
  title: ReactNode;
  /** The consequences. */
  children?: ReactNode;
  /** The label of the button that does it. */
  action: string;
  cancel?: string | undefined;
  isDanger?: boolean;
  isBusy?: boolean;
  /** A promise shows that the work is in progress. */
  onConfirm: () => unknown;
}

/** A question that its button opens: beside the button on the desk, in a sheet on the phone. */
export interface AnchoredQuestionProps extends QuestionProps {
  trigger: ReactElement<{ onClick?: () => void; autoFocus?: boolean }>;
  /** Its name in the address of the phone. */
  name?: string;
  placement?: 'top' | 'topRight' | 'bottomLeft';
}

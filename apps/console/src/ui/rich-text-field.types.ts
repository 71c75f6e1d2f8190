export interface RichTextFieldProps {
  id?: string;
  label: string;
  /** HTML. */
  value?: string;
  onChange?: (html: string) => void;
}

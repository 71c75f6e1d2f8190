/** What is wrong with a field, bound to it by `aria-describedby`. */
export function ErrorAt({ field, message }: { field: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <em className="field-error" id={`${field}-error`}>
      {message}
    </em>
  );
}

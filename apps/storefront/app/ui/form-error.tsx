/** Why a form was not taken. It comes with a new page, so the reader is led to it; an error at a field leads there instead. */
export function FormError({
  message,
  isFirst = true,
}: {
  message: string | null | undefined;
  isFirst?: boolean;
}) {
  if (!message) return null;
  return (
    <p
      className="form-error"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a refused form begins where it says why
      autoFocus={isFirst}
    >
      {message}
    </p>
  );
}

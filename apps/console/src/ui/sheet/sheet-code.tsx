/** As many letters at the end of a code are always shown. */
const endLength = 11;

/** A code such as a SKU. Codes of one product begin alike, so a long one is cut in its middle. */
export function SheetCode({ text }: { text: string }) {
  if (text.length <= endLength * 2) return text;
  return (
    <span className="line gap-0 slim" title={text}>
      <span className="truncate">{text.slice(0, -endLength)}</span>
      <span className="nowrap">{text.slice(-endLength)}</span>
    </span>
  );
}

import './orders.css';

/** A tab's name with how many rows stand behind it, or that there are more; amber while they wait for the reader. */
export function CountedLabel({
  text,
  count,
  isWaiting = false,
  isCut = false,
}: {
  text: string;
  count: number | undefined;
  isWaiting?: boolean | undefined;
  /** Not all of them were counted. */
  isCut?: boolean | undefined;
}) {
  return (
    <span>
      {text}
      {count !== undefined && (
        <span className={isWaiting && count > 0 ? 'order-count waiting num' : 'order-count num'}>
          {count}
          {isCut && count > 0 && '+'}
        </span>
      )}
    </span>
  );
}

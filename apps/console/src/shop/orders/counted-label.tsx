import './orders.css';

/** A tab's name with how many rows stand behind it; amber while they wait for the reader. */
export function CountedLabel({
  text,
  count,
  isWaiting = false,
}: {
  text: string;
  count: number | undefined;
  isWaiting?: boolean;
}) {
  return (
    <span>
      {text}
      {count !== undefined && (
        <span className={isWaiting && count > 0 ? 'order-count waiting num' : 'order-count num'}>
          {count}
        </span>
      )}
    </span>
  );
}

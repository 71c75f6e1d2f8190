import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

const aheadPx = 400;

/** Fetches the next page shortly before the person reaches the end; the button stays for keyboards and after a failure. */
export function MoreButton({
  label,
  isBusy,
  hasFailed,
  onMore,
}: {
  label: string;
  isBusy: boolean;
  hasFailed: boolean;
  onMore: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!element || isBusy || hasFailed) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: `${aheadPx}px`,
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, [isBusy, hasFailed, onMore]);
  return (
    <Button ref={button} className="btn wide m-more" isBusy={isBusy} onClick={onMore}>
      {label}
    </Button>
  );
}

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Marks the edges behind which there is more. */
function markEdges(part: HTMLElement): void {
  const from = Math.abs(part.scrollLeft);
  const frame = part.parentElement;
  frame?.toggleAttribute('data-before', from > 0);
  frame?.toggleAttribute('data-after', from < part.scrollWidth - part.clientWidth - 1);
}

/**
 * The part that moves a wide table sideways, with a shadow at each edge behind which there is more. `draw` gets its width, and
 * 0 until it is known; styles inside have it as `--list-shown`.
 */
export function ListFrame({ draw }: { draw: (shownWidth: number) => ReactNode }) {
  const scrolled = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: part } = scrolled;
    if (!part) return undefined;
    const measure = () => {
      setWidth(part.clientWidth);
      markEdges(part);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    for (const table of part.children) observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="list-frame">
      <div
        ref={scrolled}
        className="list-scroll"
        style={width > 0 ? ({ '--list-shown': `${width}px` } as CSSProperties) : undefined}
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
      >
        {draw(width)}
      </div>
    </div>
  );
}

import type { Finding } from './finding.ts';

/**
 * Finds texts that a bar keeps covered: under a bar at the top while the page is at its beginning, or under a bar at the bottom while
 * it is at its end. In between a reader scrolls them free. It is sent into the page as it is, so everything that it needs is inside.
 */
export function measureCovered(): Finding[] {
  const findings = new Map<string, Finding>();
  const nameOf = (element: Element) =>
    [
      element.localName,
      ...[...element.classList].filter((name) => !/^css-|\d{3}/.test(name)).slice(0, 2),
    ].join('.');
  const barOver = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return undefined;
  };
  const lookUnder = (half: 'top' | 'bottom') => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (
        !text ||
        !element ||
        element.closest('[aria-hidden="true"], [inert], script, style, noscript, svg, select')
      )
        continue;
      range.selectNodeContents(walker.currentNode);
      const [line] = range.getClientRects();
      if (
        !line ||
        line.width < 4 ||
        line.height < 6 ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const middle = (line.top + line.bottom) / 2;
      const isInHalf =
        half === 'top' ? middle < window.innerHeight / 2 : middle >= window.innerHeight / 2;
      if (!isInHalf || middle < 1 || middle > window.innerHeight - 1) continue;
      const x = Math.min(
        Math.max(line.left + Math.min(line.width / 2, 12), 1),
        window.innerWidth - 1,
      );
      const over = document.elementFromPoint(x, middle);
      // What hangs at a button of the bar goes with a press beside it.
      const isHanging = over?.closest('.ant-popover, .ant-dropdown, [popover]');
      const bar =
        over && !isHanging && !over.contains(element) && !element.contains(over)
          ? barOver(over)
          : undefined;
      // A layer that covers the page on purpose has its own way to close it, and a message goes by itself.
      // A column that stays while its table is moved sideways is no bar over the page.
      if (
        !bar ||
        bar.matches('th, td, .feedback-stack') ||
        bar.contains(element) ||
        bar.clientHeight > window.innerHeight / 2
      )
        continue;
      const path = nameOf(element);
      findings.set(path + text, {
        kind: 'covered',
        path,
        text: text.slice(0, 80),
        detail: `by ${nameOf(bar)}, at the ${half} of the page`,
      });
    }
  };
  const { scrollX, scrollY } = window;
  if (!document.querySelector('[role="dialog"], dialog[open]')) {
    for (const half of ['top', 'bottom'] as const) {
      window.scrollTo({
        left: 0,
        top: half === 'top' ? 0 : document.documentElement.scrollHeight,
        behavior: 'instant',
      });
      lookUnder(half);
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }
  return [...findings.values()];
}

import type { Finding } from './finding.ts';

/** Finds what a reader would see as broken in the page that is open now. It is sent into the page as it is, so everything that it needs is inside. */
export function measure(): Finding[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Line {
    element: HTMLElement;
    text: string;
    box: Box;
  }
  const findings = new Map<string, Finding>();
  const pathOf = (element: Element): string => {
    const steps: string[] = [];
    for (
      let at: Element | null = element;
      at && at !== document.body && steps.length < 4;
      at = at.parentElement
    ) {
      const classes = [...at.classList]
        .filter((name) => !/^(?:css-|_)|\d{3}/.test(name))
        .slice(0, 2);
      steps.unshift([at.localName, ...classes].join('.'));
    }
    return steps.join(' > ');
  };
  const report = (kind: Finding['kind'], element: Element, text: string, detail: string) => {
    const [where, words] = [pathOf(element), text.trim().replace(/\s+/g, ' ').slice(0, 80)];
    findings.set(`${kind} ${where} ${words}`, { kind, path: where, text: words, detail });
  };
  // Each text asks for the same parents, styles and edges again.
  const remember = <T>(read: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, read(element));
      return known.get(element) as T;
    };
  };
  const styleOf = remember((element) => getComputedStyle(element));
  const edgeOf = remember((element) => element.getBoundingClientRect());
  const parentsOf = remember((element) => {
    const parents: HTMLElement[] = [];
    for (
      let at = element.parentElement;
      at && at !== document.documentElement;
      at = at.parentElement
    )
      parents.push(at);
    return parents;
  });
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  const hasEdge = (style: CSSStyleDeclaration) =>
    isPainted(style) ||
    style.boxShadow !== 'none' ||
    (Number.parseFloat(style.borderLeftWidth) > 0 &&
      Number.parseFloat(style.borderRightWidth) > 0 &&
      style.borderLeftStyle !== 'none');
  const isFloating = (style: CSSStyleDeclaration) =>
    style.position === 'fixed' || style.position === 'sticky';
  const leavesFlow = (style: CSSStyleDeclaration) =>
    style.position === 'fixed' || style.position === 'absolute';
  const isTransparent = remember((element) =>
    [element, ...parentsOf(element)].some((one) => Number(styleOf(one).opacity) < 0.05),
  );
  const isForReaders = remember((element) => {
    const { position, width, height, clipPath, clip } = styleOf(element);
    return (
      position === 'absolute' &&
      ((Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1) ||
        /inset\(50%|inset\(100%/.test(clipPath) ||
        /rect\(/.test(clip))
    );
  });
  const isShown = remember(
    (element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }) && !isTransparent(element),
  );
  const isLeftOut = remember(
    (element) =>
      element.closest(
        'svg, canvas, [aria-hidden="true"], noscript, script, style, option, [inert]',
      ) !== null || [element, ...parentsOf(element)].some(isForReaders),
  );

  // A document that scrolls sideways, and what makes it so.
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) {
    const guilty = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const isHeld = parentsOf(element).some(
        (one) => one !== document.body && styleOf(one).overflowX !== 'visible',
      );
      return (
        width > 0 && right + window.scrollX > window.innerWidth + 0.5 && !isHeld && isShown(element)
      );
    });
    const deepest = guilty
      .filter((element) => !guilty.some((other) => other !== element && element.contains(other)))
      .slice(0, 5);
    for (const element of deepest.length ? deepest : [document.body])
      report(
        'window',
        element,
        element.innerText ?? '',
        `the page is ${wide} px wider than the window of ${window.innerWidth} px`,
      );
  }

  // Parts that were meant to scroll up and down, and scroll sideways too.
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 2) continue;
    const { overflowX, overflowY } = styleOf(element);
    if (
      !scrolls(overflowX) ||
      !scrolls(overflowY) ||
      element.localName === 'textarea' ||
      element.localName === 'pre' ||
      !isShown(element)
    )
      continue;
    // Rows of chips or pictures and wide tables are moved sideways on purpose.
    const isRow =
      element.scrollHeight <= element.clientHeight + 1 &&
      !element.matches('[class*="-body"], dialog');
    const isMeant = isRow || element.querySelector('table, pre, [role="grid"]') !== null;
    if (!isMeant)
      report(
        'sideways',
        element,
        element.innerText ?? '',
        `${element.scrollWidth - element.clientWidth} px wider than itself`,
      );
  }

  /** The part of a box that nothing cuts off; scroll containers show the rest when they are scrolled. */
  function visiblePart(
    element: HTMLElement,
    box: Box,
  ): { part: Box; cutter: HTMLElement | undefined } {
    const part = { ...box };
    let cutter: HTMLElement | undefined;
    let canScrollX = false;
    let canScrollY = false;
    let position = styleOf(element).position;
    for (const one of [element, ...parentsOf(element)]) {
      const style = styleOf(one);
      // An absolute element is cut only by boxes that hold it.
      const holds =
        one === element ||
        position !== 'absolute' ||
        style.position !== 'static' ||
        style.transform !== 'none';
      if (holds && one !== document.body && style.display !== 'inline') {
        const edge = edgeOf(one);
        canScrollX ||= scrolls(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
        canScrollY ||= scrolls(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
        if (style.overflowX !== 'visible') {
          if (
            clips(style.overflowX) &&
            !canScrollX &&
            (part.right > edge.right + 1.5 || part.left < edge.left - 1.5)
          )
            cutter ??= one;
          part.left = Math.max(part.left, edge.left);
          part.right = Math.min(part.right, edge.right);
        }
        if (style.overflowY !== 'visible') {
          const allowance = (part.bottom - part.top) * 0.3;
          if (
            clips(style.overflowY) &&
            !canScrollY &&
            (part.bottom > edge.bottom + allowance || part.top < edge.top - allowance)
          )
            cutter ??= one;
          part.top = Math.max(part.top, edge.top);
          part.bottom = Math.min(part.bottom, edge.bottom);
        }
      }
      if (one !== element || leavesFlow(style)) {
        if (style.position === 'fixed') break;
        if (leavesFlow(style)) position = 'absolute';
        else if (style.position !== 'static') position = 'static';
      }
    }
    return { part, cutter };
  }

  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  /** Cut on purpose: pointing at it shows the rest, or a list cell that is marked for it. */
  const isCutOnPurpose = (element: HTMLElement, cutter: HTMLElement, text: string) =>
    plain(element.closest<HTMLElement>('[title]')?.title ?? '').includes(plain(text)) ||
    element.closest('.truncate') !== null ||
    cutter.matches('.truncate') ||
    // Tabs of Ant Design are moved by hand, and a button lists those that are out of sight.
    cutter.matches('.ant-tabs-nav-wrap');

  function checkCut(element: HTMLElement, text: string, cutter: HTMLElement | undefined): void {
    const holders = [element, ...parentsOf(element).slice(0, 3)];
    const shortened = holders.find((one) => {
      const style = styleOf(one);
      const isEllipsis =
        style.textOverflow === 'ellipsis' &&
        clips(style.overflowX) &&
        one.scrollWidth > one.clientWidth + 1;
      const isClamped =
        style.webkitLineClamp !== 'none' &&
        clips(style.overflowY) &&
        one.scrollHeight > one.clientHeight + 2;
      return isEllipsis || isClamped;
    });
    const by = shortened ?? cutter;
    if (by && !isCutOnPurpose(element, by, text))
      report(
        'cut',
        element,
        text,
        `shown in ${by.clientWidth} × ${by.clientHeight} of ${by.scrollWidth} × ${by.scrollHeight} px by ${pathOf(by)}`,
      );
  }

  /** Text and controls belong inside the nearest boxes that are drawn around them. */
  function checkInside(element: HTMLElement, text: string, box: Box): void {
    for (const one of [element, ...parentsOf(element)]) {
      const style = styleOf(one);
      if (one === document.body || style.overflowX !== 'visible' || style.overflowY !== 'visible')
        return;
      if (
        hasEdge(style) &&
        style.display !== 'inline' &&
        style.display !== 'contents' &&
        one.localName !== 'tr'
      ) {
        const edge = edgeOf(one);
        const beyond = Math.max(
          box.right - edge.right,
          edge.left - box.left,
          (box.bottom - edge.bottom) / 2,
          (edge.top - box.top) / 2,
        );
        if (beyond > 2 && edge.width > 2 && edge.height > 2) {
          report('outside', element, text, `${Math.round(beyond)} px outside of ${pathOf(one)}`);
          return;
        }
      }
      if (leavesFlow(style) || style.transform !== 'none') return; // A badge leaves its box by design.
    }
  }

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (!text || !element || isLeftOut(element) || !isShown(element)) continue;
    range.selectNodeContents(walker.currentNode);
    let cutBy: HTMLElement | undefined;
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 1 || bottom - top < 1) continue;
      const box = { left, top, right, bottom };
      const { part, cutter } = visiblePart(element, box);
      cutBy ??= cutter;
      if (part.right - part.left < 2 || part.bottom - part.top < 3) continue;
      checkInside(element, text, part);
      // Letters fill the middle of their line; the leading above and below may be shared.
      const leading = (bottom - top) * 0.22;
      const inner = {
        left: part.left + 1,
        right: part.right - 1,
        top: Math.max(part.top, top + leading),
        bottom: Math.min(part.bottom, bottom - leading),
      };
      if (inner.right > inner.left && inner.bottom > inner.top)
        lines.push({ element, text, box: inner });
    }
    checkCut(element, text, cutBy);
  }

  for (const control of document.querySelectorAll<HTMLElement>(
    'button, input, select, textarea, img, .btn',
  )) {
    if (isLeftOut(control) || !isShown(control)) continue;
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const { part } = visiblePart(control, { left, top, right, bottom });
    if (part.right - part.left < 2 || part.bottom - part.top < 2) continue;
    if (control.parentElement && !leavesFlow(styleOf(control)))
      checkInside(
        control.parentElement,
        control.getAttribute('alt') ||
          control.innerText ||
          control.getAttribute('name') ||
          control.localName,
        part,
      );
  }

  /** A bar or an opaque layer over the page covers what is under it by design. */
  const isLayerBetween = (element: HTMLElement, other: HTMLElement) => {
    let hasGround = false;
    for (const one of [element, ...parentsOf(element)]) {
      if (one.contains(other)) return false;
      const style = styleOf(one);
      // The ground of a popover is painted by a box inside of the one that is placed.
      hasGround ||= isPainted(style);
      if (isFloating(style) || (style.position !== 'static' && hasGround)) return true;
    }
    return false;
  };
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [at, line] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next] as Line;
      if (other.box.top >= line.box.bottom) break;
      if (other.element === line.element) continue;
      const width =
        Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const height = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
      if (width <= 2 || height <= 2) continue;
      if (
        isLayerBetween(line.element, other.element) ||
        isLayerBetween(other.element, line.element)
      )
        continue;
      report(
        'overlap',
        line.element,
        `${line.text.slice(0, 36)} ↔ ${other.text.slice(0, 36)}`,
        `${Math.round(width)} × ${Math.round(height)} px with ${pathOf(other.element)}`,
      );
    }
  }
  return [...findings.values()];
}

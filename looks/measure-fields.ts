import type { Finding } from './finding.ts';

/**
 * Finds placeholders, values and chosen options that are wider than their field. No element holds these texts, so their width is
 * measured with the field's own letters. It is sent into the page as it is, so everything that it needs is inside.
 */
export function measureFields(): Finding[] {
  const findings: Finding[] = [];
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return findings;
  const pathOf = (element: Element): string =>
    [element.parentElement?.parentElement, element.parentElement, element]
      .map((one) =>
        one
          ? [
              one.localName,
              ...[...one.classList].filter((name) => !/^(?:css-|_)|\d{3}/.test(name)).slice(0, 2),
            ].join('.')
          : '',
      )
      .join(' > ');
  const widthOf = (text: string, style: CSSStyleDeclaration): number => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    return pen.measureText(text).width;
  };
  const check = (
    element: HTMLElement,
    what: string,
    text: string,
    room: number,
    style: CSSStyleDeclaration,
  ) => {
    const needed = widthOf(text, style);
    if (text && needed > room + 1.5)
      findings.push({
        kind: 'field',
        path: pathOf(element),
        text: text.slice(0, 80),
        detail: `${what} of ${Math.round(needed)} px in ${Math.round(room)} px`,
      });
  };
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden="true"]');
  const roomOf = (element: HTMLElement, style: CSSStyleDeclaration) =>
    element.clientWidth -
    Number.parseFloat(style.paddingLeft) -
    Number.parseFloat(style.paddingRight);
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) {
    const isText = ['text', 'email', 'search', 'tel', 'url', 'number', 'password', ''].includes(
      field.type,
    );
    if (!isText || !isShown(field) || field.clientWidth < 8) continue;
    const style = getComputedStyle(field);
    // Such a field grows with its content.
    if (style.getPropertyValue('field-sizing') === 'content') continue;
    const room = roomOf(field, style);
    if (!field.value)
      check(
        field,
        'a placeholder',
        field.placeholder,
        room,
        getComputedStyle(field, '::placeholder'),
      );
    // Long words, addresses and links are moved through by their caret; a number or a date is read at a glance.
    else if (/^[\d\s.,:/+\-–%]{1,24}$/.test(field.value))
      check(field, 'a value', field.value, room, style);
  }
  for (const list of document.querySelectorAll<HTMLSelectElement>('select')) {
    if (!isShown(list) || list.multiple) continue;
    const style = getComputedStyle(list);
    // The arrow that the browser draws itself takes room beside the text.
    const arrow = style.appearance === 'none' ? 0 : 18;
    check(
      list,
      'a chosen option',
      list.selectedOptions[0]?.label.trim() ?? '',
      roomOf(list, style) - arrow,
      style,
    );
  }
  // The component library writes the whole choice into a title, which a finger cannot reach.
  for (const chosen of document.querySelectorAll<HTMLElement>(
    '.ant-select-selection-item, .ant-select-content-value, .ant-select-placeholder',
  ))
    if (isShown(chosen) && chosen.scrollWidth > chosen.clientWidth + 1)
      check(
        chosen,
        'a choice',
        chosen.innerText.trim(),
        chosen.clientWidth,
        getComputedStyle(chosen),
      );
  return findings;
}

/** For the `ref` of what opens in place: the button that opened it is gone, so the focus goes to its first field, or its title. */
export function focusFirst(opened: HTMLElement | null): void {
  opened
    ?.querySelector<HTMLElement>('input:not([readonly]), select, h3[tabindex]')
    ?.focus({ preventScroll: true });
}

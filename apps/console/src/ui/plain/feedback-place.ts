let place: HTMLElement | undefined;

/** The element that toasts and notifications are drawn in. */
export function feedbackPlace(): HTMLElement {
  place ??= document.createElement('div');
  return place;
}

/** Moves toasts into the topmost open dialog: outside of it the browser makes them inert, for taps and for screen readers. */
export function moveFeedback(): void {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (place && place.parentElement !== top) top.append(place);
}

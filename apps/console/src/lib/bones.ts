/** Takes away the frame that the page brought along (`index.html`), in the moment in which the real one is drawn. */
export function removeBones(): void {
  document.getElementById('bones')?.remove();
}

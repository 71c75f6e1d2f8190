let isPressed = false;
globalThis.window?.addEventListener('pointerdown', () => {
  isPressed = true;
});
// The click comes right after it.
for (const end of ['pointerup', 'pointercancel'])
  globalThis.window?.addEventListener(end, () =>
    setTimeout(() => {
      isPressed = false;
    }),
  );

/** Resolves while nothing is pressed: a control that is exchanged under the pointer gets no click. */
export async function awaitRelease(): Promise<void> {
  while (isPressed) await new Promise((resolve) => setTimeout(resolve, 20));
}

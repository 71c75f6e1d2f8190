/** Above everything, drawers and dialogs included. */
export const appWatermarkLayer = 9999;

/** How a watermark lies over its content: turned, spaced, faint in both themes. */
export function watermarkLook(theme: 'light' | 'dark', zIndex = 9) {
  return {
    rotate: -22,
    gap: [100, 100] as [number, number],
    zIndex,
    font: { color: theme === 'dark' ? 'rgba(255, 255, 255, 0.15)' : 'rgba(0, 0, 0, 0.15)' },
  };
}

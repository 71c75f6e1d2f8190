/** How the watermark lies over the application: turned, spaced, above everything, faint in both themes. */
export function watermarkLook(theme: 'light' | 'dark') {
  return {
    rotate: -22,
    gap: [100, 100] as [number, number],
    zIndex: 9999,
    font: { color: theme === 'dark' ? 'rgba(255, 255, 255, 0.15)' : 'rgba(0, 0, 0, 0.15)' },
  };
}

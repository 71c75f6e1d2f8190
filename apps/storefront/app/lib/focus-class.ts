/** Classes exist for every tenth: finer steps move no picture by a visible distance. */
const step = 10;

const classOf = (axis: 'x' | 'y', percent: number) => {
  const rounded = Math.round(percent / step) * step;
  return rounded === 50 ? '' : `focus-${axis}-${rounded}`;
};

/** The classes that keep a point in view when a picture is cropped; none for its middle. The page's policy allows no style in an element. */
export function getFocusClass({ focusX = 50, focusY = 50 }: { focusX?: number; focusY?: number }) {
  return [classOf('x', focusX), classOf('y', focusY)].filter(Boolean).join(' ');
}

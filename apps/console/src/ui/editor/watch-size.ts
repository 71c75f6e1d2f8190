const everyMs = 60;
const upToMs = 400;

/** After an element's size has begun to change, measures it every 60 ms until it rests, for 400 ms at most (specification §9). */
export function watchSize(element: HTMLElement, measure: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const observer = new ResizeObserver(() => {
    stop();
    let passedMs = 0;
    timer = setInterval(() => {
      measure();
      passedMs += everyMs;
      if (passedMs >= upToMs) stop();
    }, everyMs);
  });
  observer.observe(element);
  return () => {
    stop();
    observer.disconnect();
  };
}

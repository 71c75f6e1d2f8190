import NProgress from 'nprogress';

NProgress.configure({
  speed: 500,
  trickleSpeed: 200,
  minimum: 0.3,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" role="presentation"></div>',
});

let isNextWaiting = false;

// nprogress calls this when a bar has faded out. A navigation that began meanwhile would find its bar gone with it.
const removeBar = NProgress.remove;
NProgress.remove = () => {
  removeBar();
  if (!isNextWaiting) return;
  isNextWaiting = false;
  NProgress.start();
};

/** The bar at the top: started, trickling, done. There is one from the start of a navigation to its end, whatever ran before. */
export const progress = {
  start(): void {
    const isFading = NProgress.isRendered() && !NProgress.isStarted();
    if (isFading) isNextWaiting = true;
    else NProgress.start();
  },
  done(): void {
    isNextWaiting = false;
    NProgress.done();
  },
};

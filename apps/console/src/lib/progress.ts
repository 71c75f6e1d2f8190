import NProgress from 'nprogress';

const speed = 500;

NProgress.configure({
  speed,
  trickleSpeed: 200,
  minimum: 0.3,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" role="presentation"></div>',
});

// nprogress queues each move for as long as the moves before it take. Trickles come faster than that, so after a page that took
// three seconds the bar would go on for seven: a trickle that comes while the bar still moves is left out.
const trickle = NProgress.trickle;
let isMoving = false;
NProgress.trickle = () => {
  if (isMoving) return NProgress;
  isMoving = true;
  setTimeout(() => {
    isMoving = false;
  }, speed);
  return trickle();
};

let isNextWaiting = false;

// nprogress calls this when a bar has faded out. A navigation that began meanwhile would find its bar gone with it.
const removeBar = NProgress.remove;
NProgress.remove = () => {
  removeBar();
  if (!isNextWaiting) return;
  isNextWaiting = false;
  NProgress.start();
};

/** On the document while a navigation is on its way. The bar itself stays for a second longer, to fade. */
const navigating = 'data-navigating';

/** The bar at the top: started, trickling, done. There is one from the start of a navigation to its end, whatever ran before. */
export const progress = {
  start(): void {
    document.documentElement.setAttribute(navigating, '');
    const isFading = NProgress.isRendered() && !NProgress.isStarted();
    if (isFading) isNextWaiting = true;
    else NProgress.start();
  },
  done(): void {
    document.documentElement.removeAttribute(navigating);
    isNextWaiting = false;
    NProgress.done();
  },
};

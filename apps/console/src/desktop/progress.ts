import NProgress from 'nprogress';

NProgress.configure({
  speed: 500,
  trickleSpeed: 200,
  minimum: 0.3,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" role="presentation"></div>',
});

/** The bar at the top: started, trickling, done. */
export const progress = {
  start(): void {
    NProgress.start();
  },
  done(): void {
    NProgress.done();
  },
};

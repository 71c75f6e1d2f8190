// The browsing pages' only script: cart badge, native share sheet, thumbnails that follow the swipe, live totals.
const units = /(?:^|; )vt_units=(\d{1,4})/.exec(document.cookie)?.[1];
if (units && units !== '0') {
  for (const link of document.querySelectorAll('[data-cart-link]')) {
    const badge = document.createElement('b');
    badge.className = 'num';
    badge.textContent = units;
    link.append(badge);
    link.setAttribute('aria-label', `${link.getAttribute('aria-label')}, ${units}`);
  }
}
if (navigator.share) {
  for (const link of document.querySelectorAll('[data-share]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      navigator.share({ title: link.dataset.shareTitle, url: link.dataset.share }).catch(() => undefined);
    });
  }
}
const slides = document.querySelector('[data-slides]');
const thumbs = [...document.querySelectorAll('[data-thumbs] a')];
if (slides && thumbs.length) {
  slides.addEventListener(
    'scroll',
    () => {
      const index = Math.round(slides.scrollLeft / slides.clientWidth);
      thumbs.forEach((thumb, at) => {
        if (at === index) thumb.setAttribute('aria-current', 'true');
        else thumb.removeAttribute('aria-current');
      });
    },
    { passive: true },
  );
  thumbs.forEach((thumb, at) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      slides.scrollTo({ left: at * slides.clientWidth, behavior: 'smooth' });
    });
  });
}
for (const field of document.querySelectorAll('[data-submit-on-change]')) {
  field.addEventListener('change', () => {
    const action = field.dataset.submitOnChange;
    const button = action ? field.form.querySelector(`button[value="${action}"]`) : field.form.querySelector('button[type="submit"]');
    field.form.requestSubmit(button);
  });
}

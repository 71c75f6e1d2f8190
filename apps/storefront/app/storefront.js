// The pages' only script: what it does is done without it as well, by a new page instead of a part of one.
const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

function showUnits() {
  const units = /(?:^|; )vt_units=(\d{1,4})/.exec(document.cookie)?.[1] ?? '0';
  for (const link of all('[data-cart-link]')) {
    link.dataset.label ??= link.getAttribute('aria-label');
    link.querySelector('b')?.remove();
    link.setAttribute(
      'aria-label',
      units === '0' ? link.dataset.label : `${link.dataset.label}, ${units}`,
    );
    if (units !== '0') link.insertAdjacentHTML('beforeend', `<b class="num">${units}</b>`);
  }
}

// Times stand in the page in UTC; here they become the reader's own. A format takes its time: most pages need none.
function showLocalTimes() {
  const times = all('time[data-local]');
  if (!times.length) return;
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  for (const time of times) time.textContent = format.format(new Date(time.dateTime));
}

// The colour of a picture stands in its place until it is there; the page's policy lets no element carry a style.
function showTones() {
  for (const picture of all('img[data-tone]')) picture.style.backgroundColor = picture.dataset.tone;
}

function followSlides() {
  const slides = find('[data-slides]');
  const thumbs = all('[data-thumbs] a');
  slides?.addEventListener(
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
}

function lookAgain() {
  const seconds = Number(find('[data-look-again]')?.dataset.lookAgain);
  if (seconds) setTimeout(() => exchange(location.href).catch(lookAgain), seconds * 1000);
}

// The page's own words in its own language, instead of the browser's in the browser's: the form asks the browser for no
// check, and without this script the server finds everything that is wrong.
const digitsIn = (text) => text.replace(/\D/g, '').length;

// As the server counts them: only where digits are all that is missing.
function missingDigits({ value, dataset: { example = '', digitMissing, digitsMissing } }) {
  const missing = digitsIn(example) - digitsIn(value);
  if (!digitsMissing || !/^[\d -]+$/.test(value) || missing < 1 || missing >= digitsIn(example))
    return '';
  return missing === 1 ? digitMissing : digitsMissing.replace('{missing}', missing);
}

// Chinese and Japanese keyboards type digits of full width; the server reads them as well.
document.addEventListener('change', ({ target }) => {
  if (target.pattern) target.value = target.value.normalize('NFKC').replace(/[−‐‑‒–—]/g, '-');
});

// A mistyped domain of an email address: the server knows the usual ones. The hint can be taken or left.
async function showHint(field) {
  const place = field.closest('[data-hint]');
  const answer = await fetch(place.dataset.hint, {
    method: 'POST',
    body: new URLSearchParams({ email: field.value }),
  });
  const email = answer.ok ? await answer.text() : '';
  place.querySelector('.hint')?.remove();
  if (!email) return;
  place.insertAdjacentHTML('beforeend', '<p class="hint" role="status"></p>');
  const [before, after] = place.dataset.hintText.split('{email}');
  const button = Object.assign(document.createElement('button'), {
    className: 'link',
    type: 'button',
    name: 'useEmail',
    value: email,
  });
  button.textContent = email;
  place.querySelector('.hint').append(before, button, after);
}

document.addEventListener('change', ({ target }) => {
  if (target.name === 'email' && target.closest('[data-hint]'))
    showHint(target).catch(() => undefined);
});

document.addEventListener('click', (event) => {
  if (!event.target.matches('[data-hint] button[name=useEmail]')) return;
  event.preventDefault();
  const place = event.target.closest('[data-hint]');
  place.querySelector('input').value = event.target.value;
  place.querySelector('.hint').remove();
  place.querySelector('input').focus();
});

function problemWith(field) {
  const { missing = '', wrong = missing } = field.dataset;
  if (field.type === 'checkbox') return field.checked ? '' : missing;
  if (field.validity.valid) return '';
  return field.validity.valueMissing ? missing : missingDigits(field) || wrong;
}

function showProblem(field, message) {
  const label = field.closest('label');
  const id = `${field.name}-error`;
  document.getElementById(id)?.remove();
  label.classList.toggle('err', message !== '' && label.matches('.f'));
  if (!message) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return;
  }
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  label.insertAdjacentHTML('afterend', `<em class="field-error" id="${id}"></em>`);
  document.getElementById(id).textContent = message;
}

/** Whether a form may be sent; shows what is wrong and leads to the first of it. */
function isComplete(form) {
  const wrong = [...form.querySelectorAll('[data-missing], [data-wrong]')].filter((field) => {
    const message = problemWith(field);
    showProblem(field, message);
    return message !== '';
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

// An error goes away as soon as its field is right.
for (const kind of ['input', 'change'])
  document.addEventListener(kind, ({ target }) => {
    if (
      target.matches('[aria-invalid][data-missing], [aria-invalid][data-wrong]') &&
      !problemWith(target)
    )
      showProblem(target, '');
  });

// The two ends of a price: what is sent is in the fields below them.
function showRange(range) {
  const [low, high] = range.querySelectorAll('input');
  const placeOf = ({ value }) => `${(100 * (value - low.min)) / (low.max - low.min)}%`;
  range.style.setProperty('--low', placeOf(low));
  range.style.setProperty('--high', placeOf(high));
}

document.addEventListener('input', ({ target }) => {
  const range = target.closest('[data-range]');
  if (!range) return;
  const [low, high] = range.querySelectorAll('input');
  if (Number(low.value) > Number(high.value)) target.value = (target === low ? high : low).value;
  target.form[target.dataset.bound].value =
    target.value === (target === low ? low.min : high.max) ? '' : target.value;
  showRange(range);
});

function begin() {
  for (const range of all('[data-range]')) showRange(range);
  showTones();
  showUnits();
  showLocalTimes();
  followSlides();
  lookAgain();
}

async function read(address, options) {
  const answer = await fetch(address, options);
  // 422 is the page of a refused form, which says what is wrong with it.
  if (!answer.ok && answer.status !== 422) throw new Error(`The page answered ${answer.status}`);
  return {
    address: answer.url,
    page: new DOMParser().parseFromString(await answer.text(), 'text/html'),
  };
}

function focusHeading() {
  const heading = find('[data-live] h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

// Parts of the page come and go; this one stays, and reads out what a change changed.
const teller = document.createElement('p');
teller.className = 'visually-hidden';
teller.setAttribute('role', 'status');
document.body.append(teller);

function tellChange() {
  teller.textContent = all('[data-tell]')
    .map((part) => part.innerText.replace(/\s+/g, ' ').trim())
    .join(', ');
}

let asking;
// Puts the live parts of another page in the place of this one's, and keeps scroll, focus and what was typed meanwhile.
async function exchange(address, options = {}) {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  const parts = all('[data-live]');
  for (const part of parts) part.setAttribute('aria-busy', 'true');
  try {
    const { address: reached, page } = await read(address, { ...options, signal: mine.signal });
    const fresh = parts.map((part) => page.querySelector(`[data-live="${part.dataset.live}"]`));
    if (fresh.includes(null)) return location.assign(reached);
    const focused = document.activeElement;
    // What the page came with is not typed: the other page has it, or has it no more.
    const typed = all(
      '[data-live] :is(input:not([type]), input[type=text], input[type=email], input[type=tel])',
    ).filter(({ value, defaultValue }) => value !== defaultValue);
    const ticked = all('[data-live] input[type=checkbox]').filter(
      ({ checked, defaultChecked }) => checked !== defaultChecked,
    );
    parts.forEach((part, at) => {
      fresh[at].toggleAttribute('open', part.open === true);
      part.replaceWith(fresh[at]);
    });
    for (const { name, value } of typed) {
      const field = find(`[data-live] input[name="${name}"]`);
      if (field) field.value = value;
    }
    for (const { name, value, checked } of ticked) {
      const field = find(`[data-live] input[type=checkbox][name="${name}"][value="${value}"]`);
      if (field) field.checked = checked;
    }
    const again = focused?.id
      ? document.getElementById(focused.id)
      : focused?.name && find(`[data-live] [name="${focused.name}"]`);
    if (again) again.focus({ preventScroll: true });
    else if (!focused?.isConnected) focusHeading();
    tellChange();
    if (!options.method) history.replaceState(null, '', reached);
    begin();
  } finally {
    if (asking === mine) for (const part of all('[data-live]')) part.removeAttribute('aria-busy');
  }
}

function send(form, button) {
  exchange(form.action, {
    method: 'POST',
    body: new URLSearchParams(new FormData(form, button)),
  }).catch((error) => {
    if (error.name === 'AbortError') return;
    delete form.dataset.exchange;
    form.requestSubmit(button);
  });
}

async function showMore(link) {
  link.setAttribute('aria-busy', 'true');
  const { page } = await read(link.href);
  const cards = [...page.querySelectorAll('.grid > li')];
  find('.grid').append(...cards);
  showTones();
  const next = page.querySelector('.more-row');
  if (next) link.closest('.more-row').replaceWith(next);
  else link.closest('.more-row').remove();
  cards[0]?.querySelector('a').focus({ preventScroll: true });
}

// The pictures of a product over the whole window: the dialog is the browser's, with its focus and its Escape.
let zoomed = 0;
const zoomPicture = () => find('.zoom-picture img');
const isLarge = () => zoomPicture().matches('.large');
function enlarge(larger) {
  zoomPicture().classList.toggle('large', larger);
  for (const button of all('[data-zoom-scale]'))
    button.disabled = (button.dataset.zoomScale === 'in') === larger;
}
function showZoomed() {
  const links = all('a[data-zoom]');
  const small = links[zoomed].querySelector('img');
  const large = new Image(small.width, small.height);
  Object.assign(large, { src: links[zoomed].href, alt: small.alt });
  large.addEventListener('click', () => enlarge(!isLarge()));
  const dialog = find('[data-zoom-dialog]');
  dialog.querySelector('.zoom-picture').replaceChildren(large);
  enlarge(false);
  for (const thumb of dialog.querySelectorAll('[data-zoom-to]')) {
    const isShown = Number(thumb.dataset.zoomTo) === zoomed;
    thumb.toggleAttribute('aria-current', isShown);
    if (isShown) thumb.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  dialog.querySelector('output').textContent = `${zoomed + 1} / ${links.length}`;
  for (const button of dialog.querySelectorAll('[data-zoom-step]'))
    button.hidden = links.length < 2;
}
function openZoom(index) {
  zoomed = index;
  find('[data-zoom-dialog]').showModal();
  showZoomed();
}
function stepZoom(step) {
  const { length } = all('a[data-zoom]');
  zoomed = (zoomed + step + length) % length;
  showZoomed();
}

// A swipe leads to the next picture; an enlarged one is scrolled by it.
let swipe;
document.addEventListener(
  'touchstart',
  ({ target, touches: [{ clientX, clientY }, second] }) => {
    swipe =
      target.closest('.zoom-picture') && !second && !isLarge() ? { clientX, clientY } : undefined;
  },
  { passive: true },
);
document.addEventListener(
  'touchend',
  ({ changedTouches: [{ clientX, clientY }] }) => {
    const [across, along] = swipe ? [clientX - swipe.clientX, clientY - swipe.clientY] : [0, 0];
    if (Math.abs(across) > 50 && Math.abs(across) > Math.abs(along)) stepZoom(across < 0 ? 1 : -1);
  },
  { passive: true },
);

document.addEventListener('click', (event) => {
  for (const menu of all('[data-menu][open]')) if (!menu.contains(event.target)) menu.open = false;
  if (!event.target.closest('[role="search"]')) closeSuggestions();
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest('a, button');
  if (!link) return;
  const thumbs = all('[data-thumbs] a');
  const slides = find('[data-slides]');
  if (link.matches('a[data-exchange]'))
    exchange(link.href).catch((error) => error.name !== 'AbortError' && location.assign(link.href));
  else if (link.matches('[data-more]')) showMore(link).catch(() => location.assign(link.href));
  else if (link.matches('[data-share]') && navigator.share)
    navigator
      .share({ title: link.dataset.shareTitle, url: link.dataset.share })
      .catch(() => undefined);
  else if (link.matches('a[data-zoom]') && find('[data-zoom-dialog]')?.showModal)
    openZoom(all('a[data-zoom]').indexOf(link));
  else if (link.matches('[data-zoom-step]')) stepZoom(Number(link.dataset.zoomStep));
  else if (link.matches('[data-zoom-scale]')) enlarge(link.dataset.zoomScale === 'in');
  else if (link.matches('[data-zoom-to]')) stepZoom(Number(link.dataset.zoomTo) - zoomed);
  else if (thumbs.includes(link))
    slides.scrollTo({ left: thumbs.indexOf(link) * slides.clientWidth });
  else if (link.matches('[data-copy]'))
    navigator.clipboard?.writeText(link.dataset.copy).then(() => {
      link.textContent = link.dataset.copied;
    });
  else return;
  event.preventDefault();
});

// Photos of a phone are larger than what is taken: they are made smaller before they are sent, where the browser can.
const edgeMax = 1600;
async function shrink(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, edgeMax / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size < 1e6) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  return blob && blob.size < file.size
    ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
    : file;
}

// Photos that are chosen later are added to those that were chosen before.
const chosenFiles = new WeakMap();
async function shrinkFiles(field) {
  const files = await Promise.all([...field.files].map((file) => shrink(file).catch(() => file)));
  await setFiles(field, [...(chosenFiles.get(field) ?? []), ...files]);
}

async function setFiles(field, files) {
  chosenFiles.set(field, files);
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  field.files = list.files;
  const shown = field.closest('fieldset').querySelector('[data-photos]');
  shown.replaceChildren(
    ...(await Promise.all(files.map((file) => preview(field, file, shown.dataset.remove)))),
  );
}

// Drawn, because the page's policy knows no address of a file that is not sent yet.
async function preview(field, file, label) {
  const item = document.createElement('li');
  const name = Object.assign(document.createElement('span'), {
    className: 'file-name',
    textContent: file.name,
  });
  const button = Object.assign(document.createElement('button'), {
    className: 'round',
    type: 'button',
    textContent: '×',
  });
  button.setAttribute('aria-label', `${label}: ${file.name}`);
  button.addEventListener('click', () => {
    const others = chosenFiles.get(field).filter((one) => one !== file);
    setFiles(field, others).catch(() => undefined);
    field.focus();
  });
  item.append(await drawing(file).catch(() => name), button);
  return item;
}

async function drawing(file) {
  const picture = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), { width: 144, height: 180 });
  const scale = Math.max(144 / picture.width, 180 / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas.getContext('2d').drawImage(picture, (144 - width) / 2, (180 - height) / 2, width, height);
  return canvas;
}

document.addEventListener('change', ({ target }) => {
  if (target.matches('[data-shrink]')) shrinkFiles(target).catch(() => undefined);
  if (target.matches('input[data-exchange]'))
    exchange(target.dataset.exchange).catch(() => undefined);
  // Beside the list a filter applies at once; in the sheet of a phone several are chosen before it is sent.
  if (target.form?.matches('[data-filters]:not(:popover-open)')) applyFilters(target.form);
  if (!target.matches('[data-submit-on-change]')) return;
  const wanted = target.dataset.submitOnChange;
  send(target.form, target.form.querySelector(wanted ? `button[value="${wanted}"]` : 'button'));
});

function applyFilters(form) {
  const address = new URL(location.pathname, location.href);
  for (const [name, value] of new FormData(form))
    if (value) address.searchParams.append(name, value);
  exchange(address).catch((error) => error.name !== 'AbortError' && location.assign(address));
}

// After a choice of language, country or currency, the reader is where he was.
function keepPlace(form) {
  if (form.matches('.choices')) sessionStorage.setItem('place', String(scrollY));
}

function findPlace() {
  const place = sessionStorage.getItem('place');
  sessionStorage.removeItem('place');
  if (place) scrollTo({ top: Number(place), behavior: 'instant' });
}

// A second click on "Pay" or "Buy" asks for nothing more; forms of a live part change that part only.
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form.method !== 'post') return;
  if (form.id === 'checkout' && submitter?.value === 'pay' && !isComplete(form))
    return event.preventDefault();
  keepPlace(form);
  if (
    form.dataset.exchange === '' ||
    (form.dataset.exchange && submitter?.value === form.dataset.exchange)
  ) {
    event.preventDefault();
    send(form, submitter);
  } else if (form.dataset.sent) event.preventDefault();
  else {
    form.dataset.sent = 'true';
    submitter?.setAttribute('aria-busy', 'true');
  }
});

// A page that comes back from the browser's memory can be sent again, and knows the cart as it is now.
addEventListener('pageshow', () => {
  for (const form of all('form[data-sent]')) delete form.dataset.sent;
  for (const button of all('button[aria-busy]')) button.removeAttribute('aria-busy');
  showUnits();
});

document.addEventListener('keydown', ({ key, target }) => {
  if (find('[data-zoom-dialog][open]')) {
    if (key === '+' || key === '-') enlarge(key === '+');
    // Where the picture is larger than its place and has the focus, the arrows scroll it.
    if (key.startsWith('Arrow') && !(isLarge() && target.matches('.zoom-picture')))
      stepZoom(key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1);
  }
  if (key !== 'Escape') return;
  for (const menu of all('[data-menu][open]')) {
    menu.open = false;
    menu.querySelector('summary').focus();
  }
  if (find('.tgt:target')) location.hash = 'closed';
});

// Suggestions below a search field; without them the form is sent as it is.
let typing;
function closeSuggestions() {
  find('.suggestions')?.remove();
}
function suggestionLink({ href, name, image, note = '' }) {
  const link = document.createElement('a');
  link.href = href;
  if (image) {
    const picture = new Image(48, 60);
    Object.assign(picture, { src: image, alt: '' });
    link.append(picture);
  }
  for (const [tag, text] of [
    ['b', name],
    ['span', note],
  ]) {
    const part = document.createElement(tag);
    part.textContent = text;
    if (text) link.append(part);
  }
  return link;
}
async function suggest(field) {
  const { form, value } = field;
  const address = new URL(form.action);
  address.pathname = address.pathname.replace(/search$/, 'suggestions');
  address.searchParams.set('q', value);
  const { heading, groups, all } = await (await fetch(address)).json();
  if (field.value !== value || document.activeElement !== field) return;
  closeSuggestions();
  if (!groups.length) return;
  const box = document.createElement('div');
  box.className = 'suggestions';
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', heading);
  for (const { title, links } of groups) {
    const label = document.createElement('p');
    label.textContent = title;
    box.append(label, ...links.map(suggestionLink));
  }
  box.append(suggestionLink(all));
  form.append(box);
  teller.textContent = groups.map(({ title, links }) => `${title} ${links.length}`).join(', ');
}

document.addEventListener('input', ({ target }) => {
  if (!target.matches('[role="search"] input')) return;
  clearTimeout(typing);
  if (target.value.trim().length < 2) closeSuggestions();
  else typing = setTimeout(() => suggest(target).catch(closeSuggestions), 180);
});

document.addEventListener('focusin', ({ target }) => {
  if (!target.closest('[role="search"]')) closeSuggestions();
});

document.addEventListener('keydown', (event) => {
  const box = find('.suggestions');
  const form = box?.closest('form');
  if (!form?.contains(event.target)) return;
  const field = form.querySelector('input');
  const stops = [field, ...box.querySelectorAll('a')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') {
    field.focus();
    closeSuggestions();
  } else if (step)
    stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
  else return;
  event.preventDefault();
});

begin();
findPlace();

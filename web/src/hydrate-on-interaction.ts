/**
 * Prerendered pages are complete without a script, so theirs loads at the first interaction, but for those that load it
 * at once. What the user does before the page is hydrated is captured and replayed then. The build inlines this file
 * into each of these pages.
 */
const entry = document.querySelector<HTMLScriptElement>('script[type=deferred]');
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'dragenter',
  'change',
];
const replayed = ['click', 'submit', 'change', 'focusout'];
const captured: (() => void)[] = [];

function hydrate(event?: Event) {
  // A browser reports a pointer that rests where the page appears, too.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  for (const name of interactions) removeEventListener(name, hydrate, true);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) link.rel = 'modulepreload';
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry?.src ?? '';
  document.body.append(script);
}

function capture(event: Event) {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  if (type === 'change' && target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) {
    captured.push(() => chooseAgain(target));
  } else if (type === 'change' || type === 'focusout') {
    captured.push(() => target.dispatchEvent(new Event(type, { bubbles: true })));
  } else if (type === 'submit') {
    event.preventDefault();
    if (target instanceof HTMLFormElement) captured.push(() => target.requestSubmit());
  } else if (button?.type === 'button' && !button.popoverTargetElement) {
    captured.push(() => button.click());
  }
}

/**
 * React hears of a radio button or a tick box by its click, and only where that changes what hydration found. The state
 * that was chosen is left for that moment.
 */
function chooseAgain(target: HTMLInputElement) {
  // Of several choices in a group the last one counts.
  if (target.type === 'radio' && !target.checked) return;
  target.checked = !target.checked;
  target.click();
}

/**
 * What happens from now on the page handles itself. The replay waits until the screen knows who is signed in: hydration
 * renders what was prerendered, and the difference comes right after it.
 */
function replay() {
  for (const name of replayed) removeEventListener(name, capture, true);
  setTimeout(() => {
    for (const again of captured) again();
  });
}

for (const name of replayed) addEventListener(name, capture, true);
addEventListener('app:hydrated', replay, { once: true });
if (entry) {
  // Whoever is signed in, or in an interrupted flow, sees another page than the prerendered one: nothing to wait for.
  if (document.documentElement.dataset.known !== undefined) hydrate();
  else for (const name of interactions) addEventListener(name, hydrate, { capture: true, passive: true });
}

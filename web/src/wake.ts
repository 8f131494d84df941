/**
 * Public pages are complete without a script, so theirs sleeps until somebody does something with the page. What they
 * did with it meanwhile is kept and done again once the page can answer. The build puts this file into each of them.
 */
const asleep = document.querySelector<HTMLScriptElement>('script[type=asleep]');
const signs = [
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
const unanswered = ['click', 'submit', 'change', 'focusout'];
const kept: (() => void)[] = [];

function wake() {
  for (const sign of signs) removeEventListener(sign, wake, true);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=asleep]')) link.rel = 'modulepreload';
  const script = document.createElement('script');
  script.type = 'module';
  script.src = asleep?.src ?? '';
  document.body.append(script);
}

function keep(event: Event) {
  const target = event.target as Element;
  const button = target.closest('button');
  if (event.type === 'change' || event.type === 'focusout') {
    kept.push(() => target.dispatchEvent(new Event(event.type, { bubbles: true })));
  } else if (event.type === 'submit') {
    event.preventDefault();
    kept.push(() => (target as HTMLFormElement).requestSubmit());
  } else if (button?.type === 'button' && !button.popoverTargetElement) {
    kept.push(() => button.click());
  }
}

function answer() {
  for (const name of unanswered) removeEventListener(name, keep, true);
  for (const again of kept) again();
}

if (asleep) {
  for (const name of unanswered) addEventListener(name, keep, true);
  addEventListener('redmark:awake', answer, { once: true });
  // Whoever is signed in, or in the middle of something, sees another page than the one that was drawn.
  if (document.documentElement.dataset.known !== undefined) wake();
  else for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
}

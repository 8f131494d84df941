export const logOutEvent = 'app:log-out';

/** Opens the question. Its host loads it on demand, so no page carries it. */
export function askToLogOut() {
  window.dispatchEvent(new Event(logOutEvent));
}

export const logOutEvent = 'redmark:log-out';

/** Opens the question; it is drawn by its host, so that no page loads it in advance. */
export function askToLogOut() {
  window.dispatchEvent(new Event(logOutEvent));
}

export const toastEvent = 'redmark:toast';

/** Shows a toast. The library queues it when its container is not on the page yet. */
export async function notify(kind: 'success' | 'error', text: string) {
  window.dispatchEvent(new Event(toastEvent));
  const { toast } = await import('react-toastify/unstyled');
  toast[kind](text);
}

export const toastEvent = 'redmark:toast';

type Manner = { milliseconds?: number };

/** Shows a toast. The library queues it when its container is not on the page yet. */
export async function notify(kind: 'success' | 'error', text: string, { milliseconds }: Manner = {}) {
  window.dispatchEvent(new Event(toastEvent));
  const { toast } = await import('react-toastify/unstyled');
  toast[kind](text, milliseconds === undefined ? {} : { autoClose: milliseconds });
}

export const toastEvent = 'redmark:toast';

type Manner = { milliseconds?: number | undefined };

type ToastId = string | number;
let lastSuccess: ToastId | undefined;

/**
 * Shows a toast. The library queues it when its container is not on the page yet. A success takes the place of the one
 * before it, so that two steps done in a row do not cover the screen; errors stay until they close.
 */
export async function notify(kind: 'success' | 'error', text: string, { milliseconds }: Manner = {}) {
  window.dispatchEvent(new Event(toastEvent));
  const { toast } = await import('react-toastify/unstyled');
  if (kind === 'success' && lastSuccess !== undefined) toast.dismiss(lastSuccess);
  const id = toast[kind](text, milliseconds === undefined ? {} : { autoClose: milliseconds });
  if (kind === 'success') lastSuccess = id;
}

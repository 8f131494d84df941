export const toastEvent = 'app:toast';

type Options = { milliseconds?: number | undefined };

type ToastId = string | number;
let lastSuccess: ToastId | undefined;

/**
 * Shows a toast; the library queues it until its container is mounted. A success replaces the one before it, so that
 * quick steps do not cover the screen; errors stay until they close.
 */
export async function notify(kind: 'success' | 'error', text: string, { milliseconds }: Options = {}) {
  window.dispatchEvent(new Event(toastEvent));
  const { toast } = await import('react-toastify/unstyled');
  if (kind === 'success' && lastSuccess !== undefined) toast.dismiss(lastSuccess);
  const id = toast[kind](text, milliseconds === undefined ? {} : { autoClose: milliseconds });
  if (kind === 'success') lastSuccess = id;
}

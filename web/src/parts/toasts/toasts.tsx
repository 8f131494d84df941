import { toast } from '@redmark/contract';
import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

const slide = cssTransition({
  enter: 'Toastify--animate Toastify__slide-enter',
  exit: 'Toastify--animate Toastify__slide-exit',
  appendPosition: true,
  collapseDuration: toast.collapseMilliseconds,
});

export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={toast.autoCloseMilliseconds}
      draggablePercent={toast.dragDismissPercent}
      transition={slide}
      hideProgressBar
      theme="light"
      aria-label="Messages"
    />
  );
}

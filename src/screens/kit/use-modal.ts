import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A modal layer on the browser's own `dialog` element, which keeps focus inside and everything else inert for no download. It is
 * open while it is mounted. Focus begins at `first`; when the layer goes, focus returns to what opened it.
 *
 * @param onClose asked by Escape and by a press beside the layer; left out while nothing may interrupt
 * @returns what the `dialog` element is given
 */
export const useModal = (onClose: (() => void) | undefined, first: RefObject<HTMLElement | null>) => {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    first.current?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [first]);

  return {
    ref: dialog,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClose?.();
    },
    // A browser closes a dialog on a second Escape whatever the page says; this one stays open while it is mounted.
    // What React closed and opened again, as it does twice in development, is open by the time this is heard.
    onClose: () => {
      const element = dialog.current;
      if (!element || element.open) return;
      element.showModal();
      onClose?.();
    },
    // The second press of a double click on what opened it is no press beside it.
    onMouseDown: (event: MouseEvent) => {
      if (event.detail === 1 && event.target === dialog.current && isBeside(event, dialog.current))
        onClose?.();
    },
  };
};

/** A press on the backdrop arrives at the dialog itself; only its place tells it from a press on the dialog's own padding. */
function isBeside({ clientX, clientY }: { clientX: number; clientY: number }, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

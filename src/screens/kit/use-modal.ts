import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The second press of a double click on what opened a layer is no press beside it. */
const DOUBLE_CLICK_MS = 500;

let layers = 0;

/** The page behind a layer can be neither pressed nor stepped into. */
function rest(change: 1 | -1): void {
  layers += change;
  document.getElementById('root')?.toggleAttribute('inert', layers > 0);
}

/**
 * What the root of a modal layer of Chakra's is given, `Dialog.Root` or `Drawer.Root`. It is open while it is mounted. Focus begins
 * at `first`, at once, so that no key typed in between is lost; when the layer goes, focus returns to what opened it.
 *
 * @param onClose asked by Escape and by a press beside the layer; left out while nothing may interrupt
 */
export const useModal = (onClose: (() => void) | undefined, first: RefObject<HTMLElement | null>) => {
  const [opened] = useState(() => ({ by: document.activeElement, at: performance.now() }));

  useLayoutEffect(() => {
    first.current?.focus();
    rest(+1);
    return () => rest(-1);
  }, [first]);
  // Once everything of the layer is archived, the trap that holds the focus too.
  useEffect(
    () => () => {
      if (opened.by instanceof HTMLElement) opened.by.focus();
    },
    [opened],
  );

  return {
    open: true,
    restoreFocus: false,
    initialFocusEl: () => first.current,
    // The page's own keys must not hear of it: by the time they are asked, the layer may be gone.
    onEscapeKeyDown: (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onClose?.();
    },
    onFocusOutside: (event: Event) => event.preventDefault(),
    onPointerDownOutside: (event: CustomEvent<{ originalEvent: Event }>) => {
      const { target } = event.detail.originalEvent;
      // A message that comes meanwhile can be read and pressed.
      const onMessage = target instanceof Element && target.closest('[data-scope=toast]') !== null;
      if (!onClose || onMessage || performance.now() - opened.at < DOUBLE_CLICK_MS) event.preventDefault();
    },
    onOpenChange: ({ open }: { open: boolean }) => {
      if (!open) onClose?.();
    },
  } as const;
};

/** Whether a modal layer is open: a question somebody is in the middle of. */
export const isModalOpen = (): boolean => document.querySelector('[role=dialog][aria-modal=true]') !== null;

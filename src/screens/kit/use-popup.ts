import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Places a popup below the element it belongs to (above it where there is no room) in the browser's top layer, so that neither
 * a scrolling table nor an open dialog cuts it off, and keeps it there while the page scrolls, and closes it on a press elsewhere and on Escape.
 * The popup element carries `popover="manual"` and exists only while it is open.
 */
export function usePopup<Anchor extends HTMLElement, Popup extends HTMLElement>(
  open: boolean,
  close: () => void,
  align: 'start' | 'end',
): { anchor: RefObject<Anchor | null>; popup: RefObject<Popup | null> } {
  const anchor = useRef<Anchor>(null);
  const popup = useRef<Popup>(null);
  const latestClose = useRef(close);
  latestClose.current = close;

  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      if (anchor.current && popup.current)
        placeBelow(popup.current, anchor.current.getBoundingClientRect(), align);
    };
    popup.current?.showPopover?.();
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [open, align]);

  useEffect(() => {
    if (!open) return;
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node && (anchor.current?.contains(target) || popup.current?.contains(target));
    const onPress = (event: Event) => {
      if (!isOurs(event.target)) latestClose.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latestClose.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open]);

  return { anchor, popup };
}

function placeBelow(popup: HTMLElement, from: DOMRect, align: 'start' | 'end'): void {
  popup.style.minWidth = `${Math.min(from.width, window.innerWidth - 16)}px`;
  // Measured where it has all the room there is.
  popup.style.left = '0px';
  const { offsetWidth: width, offsetHeight: height } = popup;
  const fitsBelow = from.bottom + height + 12 <= window.innerHeight || from.top < height + 12;
  const left = align === 'end' ? from.right - width : from.left;
  popup.style.top = `${fitsBelow ? from.bottom + 4 : from.top - height - 4}px`;
  popup.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
}

/** The surface of everything that floats over the page: menus, option lists. */
export const popupStyle = {
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  padding: '1',
  border: '1px solid {colors.line}',
  borderRadius: 'base',
  background: 'sheet',
  color: 'ink',
  boxShadow: 'float',
  fontSize: '14px',
  overflowY: 'auto',
  maxWidth: 'calc(100vw - 16px)',
  animation: 'appear .1s ease-out',
} as const;

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isModalOpen } from './use-modal.ts';

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]';

/** Whether single keys are free to act: nobody is typing, no dialog is open, no modifier is held. */
export function keysAreFree(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return !typing && !modified && !event.defaultPrevented && !isModalOpen();
}

/** Single keys of a page: `n` makes a new one, `e` edits, Escape leads back. A key without an act is left alone. */
export function usePageKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  // Before it is painted: a key pressed the moment the page is seen must not be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || !keysAreFree(event)) return;
      // The letter that opens a form must not be typed into it.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A row is stood on at the link that opens it, or at the first thing in it that can be pressed. */
function focusIn(row: HTMLTableRowElement | undefined): void {
  const stand =
    row?.querySelector<HTMLElement>('a.opens') ?? row?.querySelector<HTMLElement>('button, input');
  stand?.focus();
}

/** `j` and `k` move the focus down and up the links of a table's rows; the other keys act on the row that holds the focus. */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  acts: Readonly<Record<string, (index: number) => void>>,
): void {
  const latest = useRef(acts);
  latest.current = acts;

  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const rows = [...(body.current?.querySelectorAll<HTMLTableRowElement>('tr:not([data-level])') ?? [])];
      if (rows.length === 0 || !keysAreFree(event)) return;
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const to = { j: at + 1, k: Math.max(0, at - 1) }[event.key];
      const act = latest.current[event.key];
      if (to !== undefined) focusIn(rows[to]);
      else if (act && at >= 0) act(at);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [body]);
}

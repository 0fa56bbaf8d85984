import { isModalOpen } from '../screens/kit/use-modal.ts';

/** What closes and what follows it get to place the focus themselves first. */
const SETTLE_MS = 30;
/** A button that waits for its own act is given so long to come back. */
const WAITING_MS = 1_000;

/** Where the focus was, and what was around it, the nearest first, each with the place of the child that led there. */
interface LastFocus {
  element: HTMLElement;
  around: readonly { parent: Element; index: number }[];
  inCounterfoil: boolean;
}

const placeOf = (element: HTMLElement): LastFocus => {
  const around: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, around, inCounterfoil: element.closest('[data-counterfoil]') !== null };
};

const isSeen = (element: HTMLElement): boolean =>
  element.isConnected && !element.closest('[inert]') && (element.checkVisibility?.() ?? true);

const takesFocus = (element: HTMLElement): boolean => isSeen(element) && !element.matches(':disabled');

const firstIn = (root: ParentNode, ...selectors: string[]): HTMLElement | undefined =>
  selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]).find(takesFocus);

/** Of a list whose row is gone, the row that is in its place now. */
const rowInPlace = (list: Element, index: number): HTMLElement | undefined => {
  if (!list.matches('tbody, ul, ol')) return undefined;
  const row = list.children[Math.min(index, list.children.length - 1)];
  return row && firstIn(row, 'a.opens', 'button, a[href], input, select, textarea');
};

/** Where the focus goes on: to the counterfoil's status, the row that took the place, or the nearest heading. */
const successorOf = ({ element, around, inCounterfoil }: LastFocus): HTMLElement | undefined => {
  if (takesFocus(element)) return element;
  const status =
    inCounterfoil && firstIn(document, '[data-counterfoil] .status', '[data-counterfoil] > .bar');
  if (status) return status;
  for (const { parent, index } of around) {
    if (!parent.isConnected) continue;
    const next = rowInPlace(parent, index) ?? firstIn(parent, 'h1, h2, h3');
    if (next) return next;
  }
  return firstIn(document, 'main');
};

/** Browsers leave what they see a part of: behind a bar, or at the edge of a row that scrolls. Whoever uses a pointer looks there already. */
function showWhole(element: HTMLElement): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function moveTo(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  // Nothing is to jump under a pointer.
  element.focus({ preventScroll: true });
  showWhole(element);
}

/**
 * Keeps the focus on the page: where what had it goes away, such as the button of an act that is done, or a dialog whose opener is
 * gone, it moves to what comes next, and never to the body, from where the keyboard would begin again.
 *
 * @returns ends it
 */
export function keepFocus(): () => void {
  const root = document.getElementById('root') ?? document.body;
  let last: LastFocus | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = () => last !== null && (document.activeElement ?? document.body) === document.body;
  function check(waited: boolean) {
    if (!last || !isLost()) return;
    // A question goes on from its title.
    if (isModalOpen()) return firstIn(document, '[aria-modal=true] [tabindex="-1"]')?.focus();
    if (!waited && isSeen(last.element) && last.element.matches(':disabled')) return later(WAITING_MS, true);
    const next = successorOf(last);
    if (next) moveTo(next);
  }
  function later(ms: number, waited: boolean) {
    clearTimeout(timer);
    timer = setTimeout(() => check(waited), ms);
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tabIndex >= 0) showWhole(target);
    // A dialog, a menu or a message lies over the page and goes: what had the focus below it is what counts.
    if (target instanceof HTMLElement && root.contains(target)) last = placeOf(target);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || target !== last?.element) return;
    setTimeout(() => {
      if (!last || last.element !== target || !isLost()) return;
      // Somebody pressed beside it, or left the field: what still is there was let go.
      if (!takesFocus(last.element)) later(SETTLE_MS, false);
      else if (document.hasFocus()) last = null;
    });
  };
  const observer = new MutationObserver(() => isLost() && later(SETTLE_MS, false));
  const watched = { childList: true, subtree: true, attributes: true };
  observer.observe(document.body, { ...watched, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

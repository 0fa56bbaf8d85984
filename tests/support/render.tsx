import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { LookProvider } from '../../src/app/LookProvider.tsx';
import { Dialog } from '../../src/screens/kit/dialogs/Dialog.tsx';
import { FlowDialog } from '../../src/screens/kit/dialogs/FlowDialog.tsx';
import { ComboboxList } from '../../src/screens/kit/fields/ComboboxList.tsx';
import { BulkBar } from '../../src/screens/kit/lists/BulkBar.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// As for somebody whose pointer has stood on a button, a field or a box.
await Promise.all([Dialog.load(), FlowDialog.load(), ComboboxList.load(), BulkBar.load()]);

const shown: { root: Root; place: HTMLElement }[] = [];

/** Takes away all that is shown; after each test it happens by itself. */
export function clearPage(): void {
  for (const { root, place } of shown.splice(0)) {
    act(() => root.unmount());
    place.remove();
  }
}

afterEach(clearPage);

/** Shows the element in the document as the page would; gone after the test. Call the answer to show something else in its place. */
export function render(element: ReactNode): (next: ReactNode) => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  shown.push({ root, place });
  const show = (next: ReactNode) => act(() => root.render(<LookProvider>{next}</LookProvider>));
  show(element);
  return show;
}

/** The one element that matches; says what the page shows when there is none. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector} in ${document.body.innerHTML}`);
  return found;
}

export const press = (selector: string): void => act(() => find(selector).click());

/** Presses one of several choices, which tells of it a moment later. */
export const pick = (selector: string): Promise<void> => act(async () => find(selector).click());

export const key = (selector: string, name: string): void =>
  act(() => {
    find(selector).dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  });

/** Types as a person does: focuses the control and sets its whole text. */
export function type(selector: string, text: string): void {
  const control = find<HTMLInputElement>(selector);
  act(() => control.focus());
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Chooses an option of a select by its value. */
export function choose(selector: string, value: string): void {
  const select = find<HTMLSelectElement>(selector);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

export const leave = (selector: string): void => act(() => find(selector).blur());

/** Lets the page go on until the expectation holds, a second at most; every moment of the wait lies inside `act`. */
export async function eventually(expectation: () => void): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    await act(() => new Promise((resume) => setTimeout(resume, 10)));
    try {
      return expectation();
    } catch (notYet) {
      if (left === 1) throw notYet;
    }
  }
}

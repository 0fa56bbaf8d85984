import { useLayoutEffect, useRef } from 'react';
import { type Burst, keyed, longestPauseMs } from './keystrokes.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|file)$/.test(target.type));

/** Puts a field back to what it said, in a way that the page notices. */
const putBack = (field: Typed, value: string): void => {
  if (field.value === value) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React watches the property of the element itself.
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether a key by itself might do something on the page: a letter outside a field, which its shortcuts listen to. */
const isShortcut = ({ key, target }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !isTyped(target) && !(target instanceof HTMLSelectElement);

/**
 * Listens for a hand scanner, which types like a keyboard: a code scanned anywhere on the page is taken out of the field it was typed
 * into, and ends no form. A letter that is a shortcut waits until it is sure that a hand pressed it.
 *
 * @param onCode what to do with a code
 * @param only the id of the one field that codes are scanned into; where it is left out, they are in any
 */
export function useScanner(onCode: (code: string) => void, only?: string): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  // From the moment the page says that it can be scanned into.
  useLayoutEffect(() => {
    let burst: Burst | null = null;
    let field: { typed: Typed; value: string } | null = null;
    let held: { event: KeyboardEvent; timer: ReturnType<typeof setTimeout> } | null = null;
    const given = new WeakSet<Event>();

    const give = () => {
      if (!held) return;
      const { event, timer } = held;
      held = null;
      clearTimeout(timer);
      const { key, code, shiftKey, target } = event;
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
      given.add(again);
      target?.dispatchEvent(again);
    };
    const hold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = { event, timer: setTimeout(give, longestPauseMs) };
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (given.has(event) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (only !== undefined && isTyped(event.target) && event.target.id !== only) return;
      // What is typed into a dialog over the page, such as what is looked for, is the dialog's.
      if (only === undefined && isTyped(event.target) && event.target.closest('[role=dialog]')) return;
      // A key that is held down repeats as fast as a scanner.
      if (event.repeat) {
        burst = null;
        return give();
      }
      const { burst: now, code } = keyed(burst, event.key, event.timeStamp);
      const begins = now !== null && now.text.length === 1 && event.key !== 'Shift';
      burst = now;
      if (code !== null) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (field) putBack(field.typed, field.value);
        field = null;
        latest.current(code);
        return;
      }
      if (begins) {
        give();
        field = isTyped(event.target) ? { typed: event.target, value: event.target.value } : null;
        if (isShortcut(event)) hold(event);
        return;
      }
      if (event.key === 'Shift') return;
      if (!now) return give();
      // The second key of a burst: neither is a shortcut.
      if (held) {
        clearTimeout(held.timer);
        held = null;
      }
      if (isShortcut(event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      if (held) clearTimeout(held.timer);
    };
  }, [only]);
}

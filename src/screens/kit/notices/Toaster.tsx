import { Portal } from '@chakra-ui/react/portal';
import { Toaster as ChakraToaster, createToaster, Toast as Part } from '@chakra-ui/react/toast';
import { useEffect } from 'react';
import { displayed } from '../../../domain/words/display-sentences.ts';
import { pageChrome as words } from '../../../domain/words/frame.ts';
import { Icon } from '../Icon.tsx';
import { type Toast, toastStore } from './toast.ts';
import { toastRecipe } from './toast-recipe.ts';

const SHOWN_FOR_MS = 5_000;
const SHOWN_WITH_ACT_FOR_MS = 10_000;

/** More than these would cover the page; the others wait until there is room. */
const SHOWN_AT_ONCE = 3;

const shared = { max: SHOWN_AT_ONCE, gap: 8, removeDelay: 0, pauseOnPageIdle: true } as const;
/** Of a phone inside: above the save bar, whose acts must stay in reach. */
const low = createToaster({
  ...shared,
  placement: 'bottom-end',
  offsets: { left: '16px', right: 'clamp(16px, 2vw, 24px)', top: '16px', bottom: 'var(--cf-above-bars)' },
});
/** Elsewhere over the middle of the page's head, where no figure, code or act lies. */
const high = createToaster({ ...shared, placement: 'top', offsets: '12px' });

const places = { [words.messages]: low, [words.messagesAtTop]: high };

const isOutside = () => document.querySelector('[data-frame=signed-out]') !== null;
const isPhone = () => window.matchMedia('(max-width: 47.99rem)').matches;

const open = new Map<number, typeof low>();

function follow(toasts: readonly Toast[]): void {
  for (const [id, place] of open)
    if (!toasts.some((toast) => toast.id === id)) {
      open.delete(id);
      place.dismiss(String(id));
    }
  // Chakra has a queue too, but shows a toast that was dismissed while it waited.
  const waiting = toasts.filter(({ id }) => !open.has(id));
  const failuresFirst = [
    ...waiting.filter(({ kind }) => kind === 'failure'),
    ...waiting.filter(({ kind }) => kind === 'success'),
  ];
  for (const { id, kind, text, act } of failuresFirst.slice(0, SHOWN_AT_ONCE - open.size)) {
    const place = isPhone() && !isOutside() ? low : high;
    open.set(id, place);
    place.create({
      id: String(id),
      type: kind === 'success' ? 'success' : 'error',
      title: displayed(text),
      duration: act ? SHOWN_WITH_ACT_FOR_MS : SHOWN_FOR_MS,
      ...(act && { action: { label: act.label, onClick: act.onPress } }),
      onStatusChange: ({ status }) => {
        if (status === 'unmounted' && open.delete(id)) toastStore.gone(id);
      },
    });
  }
}

/**
 * Shows the toasts over everything else, an open dialog included; nothing disappears while a pointer or the focus is on it.
 * Failures interrupt a screen reader, successes wait.
 */
export function Toaster() {
  useEffect(() => {
    const all = () => follow(toastStore.current());
    let stop = () => {};
    let here = true;
    // Chakra's places listen a moment after they are drawn; what was said before is told then.
    queueMicrotask(() => {
      if (!here) return;
      all();
      stop = toastStore.subscribe(all);
    });
    return () => {
      here = false;
      stop();
    };
  }, []);
  // Beside the page, which rests while a dialog is open.
  return (
    <Portal>
      {Object.entries(places).map(([label, toaster]) => (
        <ChakraToaster key={label} toaster={toaster} aria-label={label}>
          {({ id, type, title, action }) => (
            <Part.Root
              recipe={toastRecipe}
              className="toast"
              role={type === 'error' ? 'alert' : 'status'}
              // Its buttons are stepped to, and it is not.
              tabIndex={-1}
              // Heard by its place, the focus would be sent back to where it came from, and never get past.
              onFocus={(event) => {
                event.stopPropagation();
                toaster.pause(id);
              }}
              onBlur={(event) => {
                event.stopPropagation();
                toaster.resume(id);
              }}
            >
              <Icon name={type === 'error' ? 'warning' : 'check'} />
              <Part.Title asChild>
                <span>{title}</span>
              </Part.Title>
              {action && <Part.ActionTrigger>{action.label}</Part.ActionTrigger>}
              <Part.CloseTrigger aria-label={words.dismiss}>
                <Icon name="close" size={14} />
              </Part.CloseTrigger>
            </Part.Root>
          )}
        </ChakraToaster>
      ))}
    </Portal>
  );
}

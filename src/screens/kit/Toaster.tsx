import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import { styled } from './styled.ts';
import { type Toast, toast, toastStore } from './toast.ts';

const ToasterRoot = styled('div', {
  base: {
    position: 'fixed',
    // Above the save bar, whose acts must stay in reach.
    inset: 'auto 24px 92px auto',
    width: 'min(420px, calc(100vw - 32px))',
    padding: '0',
    border: '0',
    background: 'transparent',
    overflow: 'visible',
    display: 'grid',
    gap: '2',
    pointerEvents: 'none',
    '& > div': { display: 'grid', gap: '2' },
    '@media (max-width: 47.99rem)': {
      inset: 'auto 16px 144px 16px',
      // Whoever is not inside has one form on the page, with its act anywhere below the mark.
      'html:has([data-frame=signed-out]) &': { inset: '12px 16px auto 16px' },
    },
    '& .toast': {
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '44px',
      padding: '8px 8px 8px 14px',
      borderRadius: 'base',
      background: 'ink',
      color: 'paper',
      fontSize: '14px',
      lineHeight: '20px',
      boxShadow: 'float',
      animation: 'rise .16s ease-out',
    },
    '& .toast > span': { flex: '1' },
    '& .toast > svg': { flex: 'none' },
    '& .toast[data-kind=failure]': { background: 'stopped', color: 'onStopped' },
    '& button': {
      minWidth: '28px',
      minHeight: '28px',
      display: 'grid',
      placeItems: 'center',
      paddingInline: '2',
      borderRadius: '4px',
      fontWeight: '600',
      _hover: { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
    },
    '& button:focus-visible': { outlineColor: 'currentColor' },
  },
});

const Shown = ({ id, kind, text, act }: Toast) => (
  <div className="toast" data-kind={kind}>
    <Icon name={kind === 'success' ? 'check' : 'warning'} />
    <span>{text}</span>
    {act && (
      <button
        type="button"
        onClick={() => {
          toast.dismiss(id);
          act.onPress();
        }}
      >
        {act.label}
      </button>
    )}
    <button type="button" aria-label="Dismiss" onClick={() => toast.dismiss(id)}>
      <Icon name="close" size={14} />
    </button>
  </div>
);

/** Shows the toasts, newest last, over everything else, an open dialog included; failures interrupt a screen reader, successes wait. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const root = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown anew for each toast: the last element to enter the browser's top layer stands above a dialog opened before it.
  useEffect(() => {
    if (newest === undefined) return;
    root.current?.showPopover?.();
    return () => root.current?.hidePopover?.();
  }, [newest]);

  const of = (kind: Toast['kind']) => toasts.filter((shown) => shown.kind === kind);
  return (
    <ToasterRoot
      ref={root}
      popover="manual"
      onPointerEnter={toast.hold}
      onPointerLeave={toast.release}
      onFocus={toast.hold}
      onBlur={toast.release}
    >
      <div role="alert">
        {of('failure').map((shown) => (
          <Shown key={shown.id} {...shown} />
        ))}
      </div>
      <div role="status">
        {of('success').map((shown) => (
          <Shown key={shown.id} {...shown} />
        ))}
      </div>
    </ToasterRoot>
  );
}

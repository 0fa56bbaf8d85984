import { type KeyboardEvent, useEffect, useState } from 'react';
import { styled } from './styled.ts';
import { popupStyle, usePopup } from './use-popup.ts';

export interface MenuAct {
  key: string;
  label: string;
  onPress: () => void;
  /** Why the act is not allowed now: it stays in the menu, cannot be pressed, and says so. */
  refused?: string | undefined;
  danger?: boolean;
}

const Opener = styled('button', {
  base: {
    width: '32px',
    height: '32px',
    borderRadius: 'base',
    color: 'quiet',
    fontSize: '16px',
    lineHeight: '1',
    _hover: { background: 'hover', color: 'ink' },
    '&[aria-expanded=true]': { background: 'hover', color: 'ink' },
    '@media (max-width: 47.99rem)': { width: '44px', height: '44px' },
  },
});

const Menu = styled('div', {
  base: {
    ...popupStyle,
    width: 'max-content',
    // It stands in a cell of a table, whose lines don't break; a reason does.
    whiteSpace: 'normal',
    '& > [role=menuitem]': {
      display: 'block',
      width: '100%',
      maxWidth: '300px',
      padding: '7px 10px',
      borderRadius: '4px',
      textAlign: 'start',
      '&:focus': { background: 'hover', outline: 'none' },
      '&:focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
      '&[data-danger]': { color: 'stopped' },
      '&[aria-disabled=true]': { color: 'quiet', cursor: 'default' },
      '& > small': { display: 'block', fontSize: '12.5px', color: 'quiet' },
    },
  },
});

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** The ⋯ of a row: opens on a press or Enter, moves by arrows, closes on a second press, Escape, or a press elsewhere. */
export function RowMenu({ name, acts }: { name: string; acts: readonly MenuAct[] }) {
  const [open, setOpen] = useState(false);
  const { anchor, popup } = usePopup<HTMLButtonElement, HTMLDivElement>(open, () => leave(), 'end');

  useEffect(() => {
    if (open) itemsOf(popup.current)[0]?.focus();
  }, [open, popup]);

  function leave() {
    if (popup.current?.contains(document.activeElement)) anchor.current?.focus();
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsOf(popup.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Tab') return leave();
    if (to === undefined) return;
    event.preventDefault();
    items[(to + items.length) % items.length]?.focus();
  }

  function press(act: MenuAct) {
    if (act.refused) return;
    leave();
    act.onPress();
  }

  return (
    <>
      <Opener
        ref={anchor}
        type="button"
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? leave() : setOpen(true))}
      >
        ⋯
      </Opener>
      {open && (
        <Menu
          ref={popup}
          popover="manual"
          role="menu"
          aria-label={`Actions for ${name}`}
          onKeyDown={onKeyDown}
        >
          {acts.map((act) => (
            <button
              key={act.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={act.refused ? true : undefined}
              data-danger={act.danger || undefined}
              onClick={() => press(act)}
            >
              {act.label}
              {act.refused && <small>{act.refused}</small>}
            </button>
          ))}
        </Menu>
      )}
    </>
  );
}

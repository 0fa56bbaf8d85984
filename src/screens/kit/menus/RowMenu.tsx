import { useId, useState } from 'react';
import { listTable as words } from '../../../domain/words/lists.ts';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { styled } from '../styled.ts';
import type { MenuAct } from './RowMenuList.tsx';

/** The open list of a menu, fetched when what opens it is looked at. */
export const RowMenuList = lazyDialog(() => import('./RowMenuList.tsx').then((file) => file.RowMenuList));

// One stands in every row of a list: an element, and no part of Chakra's.
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

/** The ⋯ of a row: opens on a press or Enter, closes on a second press. What it opens is fetched when it is looked at. */
export function RowMenu({ name, acts }: { name: string; acts: readonly MenuAct[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = words.actionsFor({ record: name });
  return (
    <>
      <Opener
        id={id}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={RowMenuList.intend}
        onFocus={RowMenuList.intend}
      >
        ⋯
      </Opener>
      {open && <RowMenuList openerId={id} name={label} acts={acts} onClose={() => setOpen(false)} />}
    </>
  );
}

import { useId, useState } from 'react';
import { listTable as words } from '../../../domain/words/lists.ts';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import type { MenuAct } from './RowMenuList.tsx';

/** The open list of a menu, fetched when what opens it is looked at. */
export const RowMenuList = lazyDialog(() => import('./RowMenuList.tsx').then((file) => file.RowMenuList));

/** The ⋯ of a row: opens on a press or Enter, closes on a second press. What it opens is fetched when it is looked at. The table's recipe styles it. */
export function RowMenu({ name, acts }: { name: string; acts: readonly MenuAct[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = words.actionsFor({ record: name });
  return (
    <>
      <button
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
      </button>
      {open && <RowMenuList openerId={id} name={label} acts={acts} onClose={() => setOpen(false)} />}
    </>
  );
}

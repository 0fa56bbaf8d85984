import { useId, useState } from 'react';
import { counterfoil as words } from '../../../domain/words/public.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../Icon.tsx';
import { RowMenuList } from './RowMenu.tsx';
import type { MenuAct } from './RowMenuList.tsx';

/** What else can be done on a page, under one button beside its primary act: a row of many buttons fills a phone. */
export function MoreMenu({ acts, label = words.more }: { acts: readonly MenuAct[]; label?: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (acts.length === 0) return null;
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={RowMenuList.intend}
        onFocus={RowMenuList.intend}
      >
        {label} <Icon name="down" />
      </Button>
      {open && <RowMenuList openerId={id} name={label} acts={acts} onClose={() => setOpen(false)} />}
    </>
  );
}

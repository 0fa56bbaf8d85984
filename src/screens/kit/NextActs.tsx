import { useState } from 'react';
import * as words from '../../domain/words/counterfoil.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { usePageActs } from './page-acts.ts';
import { styled } from './styled.ts';
import { usePageKeys } from './use-row-keys.ts';

export interface Act {
  key: string;
  label: string;
  onPress: () => void;
  /** The one primary act, a button beside it, or under "More". */
  place: 'primary' | 'beside' | 'more';
  /** It takes the record out of use, and looks like it. */
  destructive?: boolean | undefined;
  pending?: boolean | undefined;
  /** The single key that does the same while the act stands here. */
  shortcut?: string | undefined;
}

export interface RefusedAct {
  key: string;
  label: string;
  /** The chart's own sentence: "only drafts and cancelled invoices can be deleted." */
  reason: string;
  /** What to do instead, when there is something. */
  way?: { label: string; onPress: () => void };
}

const ActsRoot = styled('div', {
  base: {
    display: 'grid',
    // The primary act across; the others side by side.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    '& > ul, & > .whole': { gridColumn: '1 / -1' },
    '& > button': { paddingInline: '0.5' },
    '& .label': { whiteSpace: 'normal' },
    '& ul': { display: 'grid', gap: '1.5', fontSize: '13px', color: 'quiet', textWrap: 'pretty' },
    '& b': { color: 'ink', fontWeight: '550' },
    '& .way': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& > .more > svg': { transition: 'transform .16s' },
    '& > .more[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '& > [data-destructive]': { color: 'stopped' },
  },
});

/** What a record allows: the primary act, those beside it, the rest once "More" is pressed; what it refuses by name, with the reason. */
export function NextActs({ acts, refused }: { acts: readonly Act[]; refused: readonly RefusedAct[] }) {
  const [open, setOpen] = useState(false);
  usePageActs(acts);
  usePageKeys(
    Object.fromEntries(acts.flatMap(({ shortcut, onPress }) => (shortcut ? [[shortcut, onPress]] : []))),
  );
  const shown = (place: Act['place']) => acts.filter((act) => act.place === place);
  const button = (act: Act, isAlone: boolean) => (
    <Button
      key={act.key}
      className={isAlone ? 'whole' : undefined}
      wide
      look={act.place === 'primary' ? 'primary' : 'plain'}
      data-destructive={act.destructive || undefined}
      pending={act.pending}
      shortcut={act.shortcut}
      onClick={act.onPress}
    >
      {act.label}
    </Button>
  );
  /** Two in a row; the last of an odd number has one of its own. */
  const rows = (some: readonly Act[]) =>
    some.map((act, index) => button(act, some.length % 2 === 1 && index === some.length - 1));
  const more = shown('more');
  return (
    <ActsRoot>
      {shown('primary').map((act) => button(act, true))}
      {rows(shown('beside'))}
      {more.length > 0 && (
        <Button className="whole more" look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.more}
          <Icon name="down" />
        </Button>
      )}
      {open && rows(more)}
      {refused.length > 0 && (
        <ul aria-label={words.notPossible}>
          {refused.map(({ key, label, reason, way }) => (
            <li key={key}>
              <b>{label}</b> {reason}{' '}
              {way && (
                <button type="button" className="way" onClick={way.onPress}>
                  {way.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </ActsRoot>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { counterfoil as words } from '../../../domain/words/public.ts';
import { Button } from '../buttons/Button.tsx';
import { usePageActs } from '../buttons/page-acts.ts';
import { Icon } from '../Icon.tsx';
import { usePageKeys } from '../use-row-keys.ts';

export interface Act {
  key: string;
  label: string;
  onPress: () => void;
  /** The one primary act, a button beside it, or under "More". */
  place: 'primary' | 'beside' | 'more';
  /** It takes the record out of use, and looks like it. */
  destructive?: boolean | undefined;
  /** The single key that does the same while the act stands here. */
  shortcut?: string | undefined;
}

export interface RefusedAct {
  key: string;
  label: string;
  /** The chart's own sentence: "only drafts and cancelled invoices can be deleted." */
  reason: string;
}

const ActsRoot = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    // Two in a row where both have room for their words; one that has no neighbour, such as the primary act, goes across.
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& > div > button': { flex: '1 1 calc(50% - 4px)', minWidth: 'fit-content', paddingInline: '2' },
    '& .label': { whiteSpace: 'normal' },
    '& ul': { display: 'grid', gap: '1.5', fontSize: '13px', color: 'quiet' },
    '& b': { color: 'ink', fontWeight: '550' },
    '& [data-destructive]': { color: 'stopped' },
  },
});

/** What a record allows: the primary act, those beside it, the rest once "More" is pressed; what it refuses by name, with the reason. */
export function NextActs({ acts, refused }: { acts: readonly Act[]; refused: readonly RefusedAct[] }) {
  const [open, setOpen] = useState(false);
  usePageActs(acts);
  usePageKeys(
    Object.fromEntries(acts.flatMap(({ shortcut, onPress }) => (shortcut ? [[shortcut, onPress]] : []))),
  );
  const group = (wanted: Act['place']) => {
    const some = acts.filter(({ place }) => place === wanted);
    return (
      some.length > 0 && (
        <div>
          {some.map(({ key, label, destructive, shortcut, onPress }) => (
            <Button
              key={key}
              wide
              look={wanted === 'primary' ? wanted : 'plain'}
              data-destructive={destructive || undefined}
              shortcut={shortcut}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </div>
      )
    );
  };
  const more = group('more');
  return (
    <ActsRoot>
      {group('primary')}
      {group('beside')}
      {more && (
        <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.more}
          <Icon name="down" />
        </Button>
      )}
      {open && more}
      {refused.length > 0 && (
        <ul aria-label={words.notPossible}>
          {refused.map(({ key, label, reason }) => (
            <li key={key}>
              <b>{label}</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </ActsRoot>
  );
}

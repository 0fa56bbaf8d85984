import * as words from '../../domain/words/counterfoil.ts';
import { Button } from './Button.tsx';
import { styled } from './styled.ts';
import { usePageKeys } from './use-row-keys.ts';

export interface Act {
  key: string;
  label: string;
  onPress: () => void;
  /** It never leads, also where it stands first: a correction is nobody’s next step. */
  aside?: boolean | undefined;
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
    // The likeliest act across; the others side by side, so that ten of them stay in sight.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    '& > button:first-of-type, & > ul, & > button:nth-of-type(even):last-of-type': { gridColumn: '1 / -1' },
    '& > button': { paddingInline: '0.5' },
    '& .label': { whiteSpace: 'normal' },
    '& ul': { display: 'grid', gap: '1.5', fontSize: '13px', color: 'quiet', textWrap: 'pretty' },
    '& b': { color: 'ink', fontWeight: '550' },
    '& .way': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
});

/** What a document allows as buttons, the first of them primary where it leads on; what it refuses by name, with the reason. */
export function NextActs({ acts, refused }: { acts: readonly Act[]; refused: readonly RefusedAct[] }) {
  usePageKeys(
    Object.fromEntries(acts.flatMap(({ shortcut, onPress }) => (shortcut ? [[shortcut, onPress]] : []))),
  );
  return (
    <ActsRoot>
      {acts.map((act, index) => (
        <Button
          key={act.key}
          wide
          look={index === 0 && !act.aside ? 'primary' : 'plain'}
          pending={act.pending}
          shortcut={act.shortcut}
          onClick={act.onPress}
        >
          {act.label}
        </Button>
      ))}
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

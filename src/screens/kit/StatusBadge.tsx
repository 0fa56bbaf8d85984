import type { RecipeDefinition } from '@chakra-ui/react';
import { Badge } from '@chakra-ui/react/badge';
import { memo, useCallback, useRef } from 'react';
import { type Moves, useMoves } from './use-moves.ts';

/** The four things a status can mean to the eye. The word says which status it is; the shape says the tone without colour. */
export type Tone = 'draft' | 'waiting' | 'settled' | 'stopped';

const badgeRecipe: RecipeDefinition = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingBlock: '2px',
    paddingInlineStart: '8px',
    paddingInlineEnd: '10px',
    borderRadius: '999px',
    fontSize: '12.5px',
    lineHeight: '18px',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    '& > svg': { flex: 'none' },
    '& > .brief': { display: 'none' },
    '&[data-tone=draft]': { color: 'draft', background: 'draftSoft' },
    '&[data-tone=waiting]': { color: 'waiting', background: 'waitingSoft' },
    '&[data-tone=settled]': { color: 'settled', background: 'settledSoft' },
    '&[data-tone=stopped]': { color: 'stopped', background: 'stoppedSoft' },
    '@media print': { background: 'none !important', paddingInline: '0' },
  },
};

const shapes = {
  draft: (
    <circle
      cx="5"
      cy="5"
      r="4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.1 2.1"
    />
  ),
  waiting: (
    <>
      <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 5V1a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  settled: <circle cx="5" cy="5" r="4.5" fill="currentColor" />,
  stopped: <rect x="0.5" y="3.4" width="9" height="3.2" rx="1" fill="currentColor" />,
};

interface StatusBadgeProps {
  tone: Tone;
  word: string;
  /** What stands in its place in a list on a phone, where the word is long. */
  brief?: string;
  /** True while the badge shows a move that has just been committed: the stamp is set down once. Left out where it never is. */
  settling?: boolean | undefined;
}

/** A status as a word, a shape and a colour, so that none of the three is needed to read it. */
export const StatusBadge = memo((props: StatusBadgeProps) => <Stamp key={props.word} {...props} />);

function Stamp({ tone, word, brief, settling }: StatusBadgeProps) {
  const stamp = useRef<HTMLSpanElement>(null);
  const setDown = useCallback(
    (moves: Moves) => (settling && stamp.current ? moves.setDown(stamp.current) : undefined),
    [settling],
  );
  useMoves(settling === undefined ? undefined : setDown);
  return (
    <Badge recipe={badgeRecipe} data-tone={tone} ref={stamp}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden>
        {shapes[tone]}
      </svg>
      {brief ? (
        <>
          <span className="long">{word}</span>
          <span className="brief">{brief}</span>
        </>
      ) : (
        word
      )}
    </Badge>
  );
}

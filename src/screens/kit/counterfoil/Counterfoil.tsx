import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { counterfoil as words } from '../../../domain/words/public.ts';
import { Icon } from '../Icon.tsx';
import { StatusBadge, type Tone } from '../StatusBadge.tsx';
import { CounterfoilSection } from './CounterfoilSection.tsx';
import { counterfoilStyle } from './counterfoil-style.ts';
import { LifecycleMap, type PathStep } from './LifecycleMap.tsx';
import { type Act, NextActs, type RefusedAct } from './NextActs.tsx';
import { type Related, RelatedList } from './RelatedList.tsx';

export interface StatusHeader {
  tone: Tone;
  /** The status in the document's words: "Partly paid". */
  word: string;
  /** What is to be known beside it, in a badge of its own: "Written off". */
  beside?: { word: string; tone: Tone } | undefined;
  /** The figure that matters now, already formatted, and its currency beside it. */
  amount?: string;
  currency?: string;
  /** What the figure is: "still owed, due in 11 days". */
  sentence?: string | undefined;
  /** Set just after a move was committed: the stamp settles. */
  settling?: boolean | undefined;
}

interface CounterfoilProps {
  /** Where does it stand? */
  header: StatusHeader;
  /** What can be done next? The likeliest first. */
  next?: readonly Act[];
  /** What cannot be done now, each with its reason. */
  refused?: readonly RefusedAct[];
  /** What has happened? */
  happened?: readonly PathStep[];
  /** What is related? */
  related?: readonly Related[];
  /** Called while the pointer or the focus is on it: somebody is about to press something. */
  onReach?: (() => void) | undefined;
  /** Sections of the page's own, such as what saving will do. */
  children?: ReactNode;
}

const Stub = chakra('aside', { base: counterfoilStyle });

/** The stub of a document: where it stands, what can be done next, what has happened, what is related to it; always in this order. */
export function Counterfoil({
  header,
  next = [],
  refused = [],
  happened = [],
  related = [],
  onReach,
  children,
}: CounterfoilProps) {
  const [open, setOpen] = useState(false);
  const badge = (
    <>
      <StatusBadge tone={header.tone} word={header.word} settling={header.settling} />
      {header.beside && <StatusBadge {...header.beside} />}
    </>
  );
  const money = header.amount !== undefined && (
    <>
      {header.amount} {header.currency && <small>{header.currency}</small>}
    </>
  );
  return (
    <Stub
      aria-label={words.counterfoil}
      data-counterfoil
      data-open={open || undefined}
      onPointerOver={onReach}
      onFocus={onReach}
      // What leads to a field under it lets that be seen; a dialog lies over it, and comes back to it.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!open || !relatedTarget || currentTarget.contains(relatedTarget)) return;
        if (!relatedTarget.closest('[role=dialog], [role=alertdialog], dialog')) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // The page under it has a use for Escape too.
        event.preventDefault();
        setOpen(false);
      }}
    >
      <button type="button" className="bar" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? (
          <strong>{words.counterfoil}</strong>
        ) : (
          <>
            {badge}
            <span className="amount">{money}</span>
          </>
        )}
        <Icon name="down" />
      </button>
      <div className="inside">
        {/* Where the focus goes once an act took its own button away. */}
        <div className="status" tabIndex={-1}>
          <div className="badges">{badge}</div>
          {money && <div className="owed">{money}</div>}
          {header.sentence && <div className="sentence">{header.sentence}</div>}
        </div>
        {children}
        {next.length + refused.length > 0 && (
          <CounterfoilSection title={words.next}>
            <NextActs acts={next} refused={refused} />
          </CounterfoilSection>
        )}
        {happened.length > 0 && (
          <CounterfoilSection title={words.history}>
            <LifecycleMap steps={happened} />
          </CounterfoilSection>
        )}
        {related.length > 0 && (
          <CounterfoilSection title={words.related}>
            <RelatedList rows={related} />
          </CounterfoilSection>
        )}
      </div>
    </Stub>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { noteRankings } from '../../domain/next-step/card-rankings.ts';
import { nextStep } from '../../domain/next-step/next-step.ts';
import { noteSituation } from '../../domain/next-step/situation.ts';
import type { CreditNoteView } from '../../domain/posted/view.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { creditNotes as words } from '../../domain/words/credit-notes.ts';
import { displayProblem } from '../../machines/problem.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    borderTop: '1px solid {colors.line}',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: '3',
      rowGap: '2',
      alignItems: 'center',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
    },
    '& .gone': { color: 'quiet', textDecoration: 'line-through' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet', overflowWrap: 'anywhere' },
    '& .acts': { gridColumn: '1 / -1', display: 'flex', gap: '2' },
    '& .figure': { fontVariantNumeric: 'tabular-nums' },
  },
});

interface NoteRowsProps {
  notes: readonly CreditNoteView[];
  /** The other party knows of them without being sent them. */
  known: boolean;
  currency: string;
  /** What else is said of one, a sentence each. */
  remarksOf: (note: CreditNoteView) => readonly (string | false)[];
  /** Answers the address of its PDF; null where nobody may have it. */
  pdf: ((note: CreditNoteView) => Promise<string>) | null;
  /** Sends one by mail; null where nobody may. */
  onSend: ((note: CreditNoteView) => void) | null;
  /** What more can be done with one. */
  more?: (note: CreditNoteView) => ReactNode;
}

/** Credit notes or cancellations of a document: each with its PDF and its way out. */
export function NoteRows({ notes, known, currency, remarksOf, pdf, onSend, more }: NoteRowsProps) {
  const locale = useLocale();
  const primaryOf = (note: CreditNoteView) =>
    nextStep(noteRankings, noteSituation(note, known), onSend ? ['send', 'pdf'] : ['pdf']).primary;
  async function download(note: CreditNoteView) {
    try {
      fetchFile(await pdf!(note));
    } catch (error) {
      toast.failure(displayProblem(error).message);
    }
  }
  return (
    <Rows>
      {notes.map((note) => (
        <li key={note.id}>
          <span className={note.undone ? 'gone' : undefined}>
            {note.number} · {formatDay(note.onDay, locale)}
            <small>
              {[note.undone && words.isUndone, note.mailed && words.wasMailed, ...remarksOf(note)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <span className="figure">{formatMoney(note.amount, currency, locale)}</span>
          <span className="acts">
            {!note.undone && onSend && (
              <Button
                look={primaryOf(note) === 'send' ? 'primary' : 'plain'}
                aria-label={words.sendOf({ number: note.number })}
                onClick={() => onSend(note)}
              >
                {words.send}
              </Button>
            )}
            {pdf && (
              <Button
                aria-label={words.downloadPdfOf({ number: note.number })}
                onClick={() => void download(note)}
              >
                {words.downloadPdf}
              </Button>
            )}
            {more?.(note)}
          </span>
        </li>
      ))}
    </Rows>
  );
}

import { contactRoleOf } from '../../domain/documents/kinds.ts';
import { placeLines } from '../../domain/documents/printable.ts';
import { type PrintAs, printed } from '../../domain/documents/printed.ts';
import type { DocumentView } from '../../domain/documents/view.ts';
import { documentPage } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { Paper } from './Paper.tsx';

interface DocumentSheetProps {
  document: DocumentView;
  as: PrintAs;
  /** What the business alone reads below a line, by the line's place; left out where there is nothing. */
  ownNotes?: readonly (string | null)[] | undefined;
}

/** A document as the other party gets it, or the packing slip that goes along with its goods. */
export function DocumentSheet({ document, as, ownNotes }: DocumentSheetProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const paper = {
    ...document,
    lines: ownNotes
      ? document.lines.map((line, at) => ({
          ...line,
          description: [line.description, ownNotes[at]].filter(Boolean).join(' · '),
        }))
      : document.lines,
    to: {
      ...document.to,
      name: document.to.name || documentPage.noContactYet[contactRoleOf(document.subtype) ?? 'customer'],
    },
    shipTo: placeLines(document.terms.shipTo),
    homeCurrency,
    locale,
  };
  return <Paper paper={printed(paper, as)} />;
}

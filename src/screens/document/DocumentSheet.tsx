import { contactRoleOf } from '../../domain/documents/kinds.ts';
import { placeLines } from '../../domain/documents/printable.ts';
import { type PrintAs, printed } from '../../domain/documents/printed.ts';
import type { DocumentView } from '../../domain/documents/view.ts';
import { documentPage } from '../../domain/words/documents.ts';
import { useLocale } from '../kit/locale.ts';
import { useBusiness } from '../shell/business.ts';
import { Paper } from './Paper.tsx';

/** A document as the other party gets it, or the packing slip that goes along with its goods. */
export function DocumentSheet({ document, as }: { document: DocumentView; as: PrintAs }) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const paper = {
    ...document,
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

import { billCommands } from '../../api/commands/bills.ts';
import { billView } from '../../api/queries/bills.ts';
import type { BillView } from '../../domain/bill/view.ts';
import { datedDiscountIn } from '../../domain/dated-discount.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { earlyPayment } from '../../domain/words/bill-early-terms.ts';
import { reference } from '../../domain/words/bill-page.ts';
import { type ActDialogProps, DocumentPage } from '../document/DocumentPage.tsx';
import { PostedActs } from '../posted/PostedActs.tsx';
import { postedViewing } from '../posted/posted-viewing.tsx';
import { wordsOfKind } from '../posted/posted-words.ts';

/** The dialog of an act on a bill that has one. */
function BillActs(props: ActDialogProps<PostedView>) {
  const issueLead = wordsOfKind('bill').issueLead({ party: props.document.to.name });
  return <PostedActs {...props} commands={billCommands} issueLead={issueLead} />;
}

const viewing = postedViewing<BillView>({
  kind: 'bill',
  view: billView,
  commands: billCommands,
  Dialog: BillActs,
  about: (bill, locale) =>
    [
      { label: reference, value: bill.reference },
      { label: earlyPayment, value: datedDiscountIn(bill, locale) },
    ].filter(({ value }) => value !== ''),
});

/** The page of a bill. */
export const BillViewPage = () => <DocumentPage of={viewing} />;

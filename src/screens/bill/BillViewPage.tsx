import { billCommands, billView } from '../../api/documents/bills.ts';
import type { BillView } from '../../domain/bill/view.ts';
import { datedDiscountIn } from '../../domain/typed/dated-discount.ts';
import { billEarlyTerms, billPage } from '../../domain/words/bills.ts';
import { type ActDialogProps, DocumentPage } from '../document/DocumentPage.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { postedViewing } from '../posted/posted-viewing.tsx';

const BillActs = lazyDialog<ActDialogProps<BillView>>(async () => (await import('./BillActs.tsx')).BillActs);

const viewing = postedViewing<BillView>({
  kind: 'bill',
  view: billView,
  commands: billCommands,
  Dialog: BillActs,
  ownNotes: ({ lines }) => lines.map(({ account }) => account && billPage.bookedOn({ account })),
  about: (bill, locale) =>
    [
      { label: billPage.reference, value: bill.reference },
      { label: billEarlyTerms.earlyPayment, value: datedDiscountIn(bill, locale) },
    ].filter(({ value }) => value !== ''),
});

/** The page of a bill. */
export const BillViewPage = () => <DocumentPage of={viewing} />;

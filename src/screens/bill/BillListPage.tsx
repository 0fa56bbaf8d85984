import { lazy } from 'react';
import { billCounts, billList, billView } from '../../api/documents/bills.ts';
import type { BillRow } from '../../domain/bill/view.ts';
import { billPage as words } from '../../domain/words/bills.ts';
import { DocumentListPage } from '../document/DocumentListPage.tsx';
import type { DocumentListing } from '../document/document-listing.ts';
import { editActOf } from '../posted/edit-act.ts';
import { postedBulk } from '../posted/posted-bulk.tsx';

const BillsSummary = lazy(() =>
  import('./BillsSummary.tsx').then((file) => ({ default: file.BillsSummary })),
);

const listing: DocumentListing<BillRow> = {
  kind: 'bill',
  list: billList,
  counts: billCounts,
  view: billView,
  empty: { name: 'no-added-bill', sentence: words.empty },
  columns: [
    { key: 'reference', title: words.reference, cell: (row) => row.reference || '—', minor: true },
    { key: 'order', title: words.order, cell: (row) => row.order ?? '—', minor: true },
  ],
  bulk: postedBulk({
    kind: 'bill',
    view: billView,
    commands: async () => (await import('../../api/documents/bills.ts')).billCommands,
    pay: async () => (await import('../../api/documents/bills.ts')).payBills,
  }),
  actsOf: editActOf('bill'),
  file: async (...args) => (await import('../../api/documents/list-files.ts')).exportBills(...args),
  summary: { permission: 'summary.bill', of: BillsSummary },
};

/** The list of bills. */
export const BillListPage = () => <DocumentListPage of={listing} />;

import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { ReportHead } from '../../domain/report/report-head.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { emptyOf, type ReportSheet } from '../../domain/report/sheet.ts';
import { formatDay } from '../../domain/values/format.ts';
import { creditNoteList } from '../../domain/words/credit-notes.ts';
import { palette as words } from '../../domain/words/frame.ts';
import { reportPageWords } from '../../domain/words/reports.ts';
import { addDocumentAt, addExpenseAt, documentListAt, newEntryAt } from '../frame/addresses.ts';
import { useMay } from '../frame/business.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { useLocale } from '../kit/locale.ts';

/** The next step where a report has nothing to say. */
interface Step {
  label: string;
  href: string;
  permission: PermissionKey;
}

const steps: Readonly<Record<NonNullable<ReportHead['filledBy']>, Step>> = {
  invoice: { label: words.newInvoice, href: addDocumentAt('invoice'), permission: 'invoice.add' },
  bill: { label: words.newBill, href: addDocumentAt('bill'), permission: 'bill.add' },
  expense: { label: words.newExpense, href: addExpenseAt, permission: 'expense.add' },
  entry: { label: reportPageWords.newEntry, href: newEntryAt(), permission: 'settings.account' },
  // It is made from what it gives back of.
  'credit-note': {
    label: creditNoteList.ofSide.receivable.toDocuments,
    href: documentListAt('invoice'),
    permission: 'invoice.list',
  },
  'vendor-credit': {
    label: creditNoteList.ofSide.payable.toDocuments,
    href: documentListAt('bill'),
    permission: 'bill.list',
  },
};

interface EmptyReportProps {
  report: ReportName;
  sheet: ReportSheet;
  /** Shows all of it, where rows are picked; left out where none are. */
  onShowAll: (() => void) | undefined;
}

/** A report that has nothing to say: what would be here and the next step, or that nothing matches what is picked. */
export function EmptyReport({ report, sheet, onShowAll }: EmptyReportProps) {
  const locale = useLocale();
  const may = useMay();
  if (onShowAll)
    return (
      <FilteredEmpty
        sentence={reportPageWords.empty}
        act={<Button onClick={onShowAll}>{reportPageWords.showAll}</Button>}
      />
    );
  const { filledBy } = headOf(report);
  const step = filledBy && steps[filledBy];
  return (
    <EmptyState
      sentence={emptyOf(sheet, (day) => formatDay(day, locale, 'long'))}
      act={step && may(step.permission) && <ButtonLink href={step.href}>{step.label}</ButtonLink>}
    />
  );
}

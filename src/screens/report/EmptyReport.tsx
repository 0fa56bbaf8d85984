import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { emptyOf, type ReportSheet } from '../../domain/report/sheet.ts';
import { formatDay } from '../../domain/values/format.ts';
import { palette as words } from '../../domain/words/frame.ts';
import { reportPageWords } from '../../domain/words/reports.ts';
import { addDocumentAt, addExpenseAt, newEntryAt } from '../frame/addresses.ts';
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

const invoice: Step = {
  label: words.newInvoice,
  href: addDocumentAt('invoice'),
  permission: 'invoice.add',
};
const bill: Step = { label: words.newBill, href: addDocumentAt('bill'), permission: 'bill.add' };
const expense: Step = { label: words.newExpense, href: addExpenseAt, permission: 'expense.add' };
const entry: Step = {
  label: reportPageWords.newEntry,
  href: newEntryAt(),
  permission: 'settings.account',
};

/** What would fill each report; a report of what others post too has none. Source: finance-answers.md, Q125. */
const steps: Partial<Record<ReportName, Step>> = {
  'business-summary': invoice,
  'outstanding-revenue': invoice,
  'profit-by-month': invoice,
  'income-sources': invoice,
  'sales-by-customer': invoice,
  'sales-by-product': invoice,
  'sales-by-category': invoice,
  'sales-of-category': invoice,
  'sales-by-employee': invoice,
  'sales-tax': invoice,
  'customer-ageing': invoice,
  'payable-ageing': bill,
  'purchases-by-vendor': bill,
  'expense-analysis': expense,
  journal: entry,
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
  const step = steps[report];
  return (
    <EmptyState
      sentence={emptyOf(sheet, (day) => formatDay(day, locale, 'long'))}
      act={step && may(step.permission) && <ButtonLink href={step.href}>{step.label}</ButtonLink>}
    />
  );
}

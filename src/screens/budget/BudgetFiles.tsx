import { budgetCalls } from '../../api/calls/budget.ts';
import { ask } from '../../api/client/ask.ts';
import { readBudgetFile } from '../../domain/budget/budget-csv.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { CsvButton } from '../kit/lists/CsvButton.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { type BudgetForm, type BudgetView, cellName, type GridRow } from './budget-form.ts';

/** Fetches a budget as it is kept as a CSV file. */
export function DownloadBudget({ id }: { id: string }) {
  const { id: businessId } = useBusiness();
  const download = () =>
    ask(budgetCalls.downloadBudget, { businessId, id }).then(({ url }) => fetchFile(url), toast.refusal);
  return <Button onClick={() => void download()}>{words.download}</Button>;
}

interface UploadBudgetProps {
  budget: BudgetView;
  /** The lines of the grid. */
  rows: readonly GridRow[];
  onFill: (patch: Partial<BudgetForm>) => void;
}

/** Fills the grid from a CSV file; what can't be read is shown where it would be, and nothing is saved by it. */
export function UploadBudget({ budget, rows, onFill }: UploadBudgetProps) {
  const locale = useLocale();

  async function read(file: File) {
    const found = readBudgetFile(await file.text(), budget.months, rows, locale);
    if (!found) return toast.failure(words.notABudget);
    const patch: Partial<BudgetForm> = {};
    for (const { line, amounts } of found.lines)
      for (const [n, amount] of amounts.entries()) patch[cellName(line.accountId, n)] = amount;
    onFill(patch);
    if (found.unknown.length > 0) toast.failure(words.unknownLines(found.unknown.join(', ')));
    else toast.success(words.filledFrom({ lines: found.lines.length }));
  }

  return <CsvButton label={words.upload} onFile={(file) => void read(file)} />;
}

import { budgetCalls } from '../../api/calls/budget.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';
import { type BudgetView, typeOf } from './budget-form.ts';

interface DeleteBudgetDialogProps {
  budget: BudgetView & { id: string };
  year: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a budget is deleted: its months are gone for good, the books are not touched. */
export function DeleteBudgetDialog({ budget, year, onDone, onClose }: DeleteBudgetDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();

  async function remove() {
    const answer = await once(`budget.delete ${budget.id}`, (intentKey) =>
      ask(budgetCalls.deleteBudget, { businessId, id: budget.id }, { intentKey }),
    );
    await refresh();
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={words.deleteTitle[typeOf(budget)](year)}
      lead={words.deleteLead}
      label={words.deleteBudget}
      danger
      keep={words.keepIt}
      commit={remove}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

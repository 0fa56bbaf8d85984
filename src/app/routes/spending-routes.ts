import { pageTitles as words } from '../../domain/words/frame.ts';
import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const ExpenseListPage = lazy(() =>
  import('../../screens/expense/ExpenseListPage.tsx').then((file) => ({ default: file.ExpenseListPage })),
);
const ExpenseViewPage = lazy(() =>
  import('../../screens/expense/ExpenseViewPage.tsx').then((file) => ({ default: file.ExpenseViewPage })),
);
const AddExpensePage = lazy(() =>
  import('../../screens/expense/ExpenseFormPage.tsx').then((file) => ({ default: file.AddExpensePage })),
);
const EditExpensePage = lazy(() =>
  import('../../screens/expense/ExpenseFormPage.tsx').then((file) => ({ default: file.EditExpensePage })),
);

/** What was paid at once; every plan has it. */
export const spendingRoutes = [
  inside('/expense/list', ExpenseListPage, words.expenses, 'expense.list'),
  inside('/add-expense', AddExpensePage, words.newExpense, 'expense.add'),
  inside('/expense/view', ExpenseViewPage, words.expense, 'expense.view'),
  inside('/expense/edit', EditExpensePage, words.editExpense, 'expense.edit'),
];

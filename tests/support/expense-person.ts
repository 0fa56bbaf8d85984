import type { ExpenseEvent } from '../../src/machines/expense/expense.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { deletedHere, duplicated, noted, type OnPage, opened, pressed } from './document-page.ts';
import { type ExpenseApi, expenseApiFor } from './expense-api.ts';
import { expectStub, lifecyclePerson, type Presses, type SeenStub } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';

/** One expense on the page of its owner, on its way along a path. */
interface ExpenseOnPage extends Member, OnPage {
  expenses: ExpenseApi;
  id: string;
  edits: number;
}

const presses: Presses<ExpenseOnPage, ExpenseEvent> = {
  'expense.edit': (world) => noted(world, { field: 'Description', save: 'Save expense' }),
  'expense.duplicate': (world) => duplicated(world, 'Taxi'),
  'expense.delete': (world, _, step) => deletedHere(world, step, () => world.expenses.remove(world.id)),
  'expense.restore': (world) => pressed(world, 'Restore'),
};

/** What the page says and offers, written by hand from the spec; of an archived bank its server's paths tell. */
const stubs: Record<string, SeenStub> = {
  Recorded: { word: 'Recorded', offered: ['Edit', 'Duplicate', 'Delete'], refused: [] },
  Deleted: { word: 'Deleted', offered: ['Restore'], refused: [] },
};

/** Carries paths of the expense's chart out with the buttons of its page. */
export const expensePerson = (product: Product): Executor<ExpenseOnPage> =>
  lifecyclePerson<ExpenseOnPage, ExpenseEvent>({
    start: async () => {
      const member = await startMember(product);
      const expenses = expenseApiFor(member.client);
      const id = await expenses.expense();
      return opened({ ...member, expenses, id, address: `/expense/view?exp=${id}` });
    },
    presses,
    shows: (world, state) => expectStub(world, stubs[state]!),
  });

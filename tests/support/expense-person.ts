import { bankCalls } from '../../src/api/contract/bank.ts';
import type { ExpenseFacts } from '../../src/domain/expense/expense.ts';
import type { ExpenseEvent } from '../../src/machines/expense/expense.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { act, beside, duplicated, type OnPage, pressed, reopen } from './document-page.ts';
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
  'expense.edit': async (world) => {
    const { page, address } = world;
    world.edits += 1;
    await act(world, 'Edit').click();
    await page.getByLabel('Description').fill(`Edit ${world.edits}`);
    await page.getByRole('button', { name: 'Save expense' }).click();
    await page.waitForURL(`**${address}`);
  },
  'expense.duplicate': (world) => duplicated(world, 'Taxi'),
  'expense.delete': (world, _, { from }) =>
    from.state === 'Deleted' ? beside(world, world.expenses.remove(world.id)) : pressed(world, 'Delete'),
  'expense.restore': (world) => pressed(world, 'Restore'),
};

/** What the page says, offers and refuses, written by hand from the spec. */
const stubOf = (state: string, { bankArchived }: ExpenseFacts): SeenStub => {
  const needsBank = state === 'Deleted' ? 'Restore' : 'Duplicate';
  return {
    word: state,
    offered: [...(state === 'Deleted' ? [] : ['Edit', 'Delete']), ...(bankArchived ? [] : [needsBank])],
    refused: bankArchived ? [needsBank] : [],
  };
};

/** Carries paths of the expense's chart out with the buttons of its page. */
export const expensePerson = (product: Product): Executor<ExpenseOnPage> =>
  lifecyclePerson<ExpenseOnPage, ExpenseEvent>({
    start: async ({ at }) => {
      const member = await startMember(product);
      const expenses = expenseApiFor(member.client);
      const bank = await member.api.bank('First bank');
      const id = await expenses.expense({ ModeOfPaymentID: 2, BankId: bank });
      if ((at.context as ExpenseFacts).bankArchived)
        expectOk(await member.client.send(bankCalls.deleteBank, { bankid: bank }));
      const world = { ...member, expenses, id, address: `/expense/view?exp=${id}`, edits: 0 };
      await reopen(world);
      return world;
    },
    presses,
    shows: (world, state, facts) => expectStub(world, stubOf(state, facts as ExpenseFacts)),
  });

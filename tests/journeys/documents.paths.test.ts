import { test } from 'vitest';
import expense from '../../src/machines/expense/expense.model.ts';
import item from '../../src/machines/item/item.model.ts';
import quote from '../../src/machines/quote/quote.model.ts';
import transfer from '../../src/machines/transfer/transfer.model.ts';
import { expenseExecutor } from '../support/expense-executor.ts';
import { expensePerson } from '../support/expense-person.ts';
import { itemExecutor } from '../support/item-executor.ts';
import { itemPerson } from '../support/item-person.ts';
import { walksOfPages } from '../support/page-proof.ts';
import { quoteExecutor } from '../support/quote-executor.ts';
import { quotePerson } from '../support/quote-person.ts';
import { transferExecutor } from '../support/transfer-executor.ts';
import { transferPerson } from '../support/transfer-person.ts';

const { product, walk } = walksOfPages();

test(`a quote’s page follows its chart`, () => walk(quote, quotePerson(product()), quoteExecutor));

test(`an expense’s page follows its chart`, () => walk(expense, expensePerson(product()), expenseExecutor));

test(`a stock transfer’s page follows its chart`, () =>
  walk(transfer, transferPerson(product()), transferExecutor));

test(`an item’s page follows its chart`, () => walk(item, itemPerson(product()), itemExecutor));

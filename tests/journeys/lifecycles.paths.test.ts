import { afterAll, beforeAll, expect, test } from 'vitest';
import account from '../../src/machines/account/account.model.ts';
import bank from '../../src/machines/bank/bank.model.ts';
import customer from '../../src/machines/customer/customer.model.ts';
import expense from '../../src/machines/expense/expense.model.ts';
import item from '../../src/machines/item/item.model.ts';
import location from '../../src/machines/location/location.model.ts';
import quote from '../../src/machines/quote/quote.model.ts';
import subscription from '../../src/machines/subscription/subscription.model.ts';
import teamMember from '../../src/machines/team-member/team-member.model.ts';
import template from '../../src/machines/template/template.model.ts';
import transfer from '../../src/machines/transfer/transfer.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { type Executor, runPaths } from '../../tools/paths/src/run.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { accountPerson } from '../support/account-person.ts';
import { bankPerson } from '../support/bank-person.ts';
import { customerPerson } from '../support/customer-person.ts';
import { expensePerson } from '../support/expense-person.ts';
import { itemPerson } from '../support/item-person.ts';
import { locationPerson } from '../support/location-person.ts';
import { planPerson } from '../support/plan-person.ts';
import { type Product, startProduct } from '../support/product.ts';
import { quotePerson } from '../support/quote-person.ts';
import { teamPerson } from '../support/team-person.ts';
import { templatePerson } from '../support/template-person.ts';
import { transferPerson } from '../support/transfer-person.ts';
import { everyStep, inBrowser } from '../support/walks.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const walk = async <World>(model: TestModel, person: Executor<World>) => {
  const paths = pathsFor(explore(model), inBrowser);
  expect(await runPaths(paths, person)).toMatchObject({ paths: paths.length });
};

test(`a quote’s page follows its chart through every ${everyStep}`, () => walk(quote, quotePerson(product)));

test(`a customer’s page follows their chart through every ${everyStep}`, () =>
  walk(customer, customerPerson(product)));

test(`the team’s page follows the chart of a place in it through every ${everyStep}, the invited in a browser of their own`, () =>
  walk(teamMember, teamPerson(product)));

test(`the page of plans follows the chart of a subscription through every ${everyStep}`, () =>
  walk(subscription, planPerson(product)));

test(`the page of templates follows the chart of one of them through every ${everyStep}`, () =>
  walk(template, templatePerson(product)));

test(`the page of banks follows the chart of one of them through every ${everyStep}`, () =>
  walk(bank, bankPerson(product)));

test(`the chart of accounts follows the chart of one of them through every ${everyStep}`, () =>
  walk(account, accountPerson(product)));

test(`an expense’s page follows its chart through every ${everyStep}`, () =>
  walk(expense, expensePerson(product)));

test(`an item’s page follows its chart through every ${everyStep}`, () => walk(item, itemPerson(product)));

test(`a stock transfer’s page follows its chart through every ${everyStep}`, () =>
  walk(transfer, transferPerson(product)));

test(`the page of locations follows the chart of one of them through every ${everyStep}`, () =>
  walk(location, locationPerson(product)));

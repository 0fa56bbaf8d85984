import { test } from 'vitest';
import account from '../../src/machines/account/account.model.ts';
import bank from '../../src/machines/bank/bank.model.ts';
import location from '../../src/machines/location/location.model.ts';
import template from '../../src/machines/template/template.model.ts';
import { accountExecutor } from '../support/account-executor.ts';
import { accountPerson } from '../support/account-person.ts';
import { bankExecutor } from '../support/bank-executor.ts';
import { bankPerson } from '../support/bank-person.ts';
import { locationExecutor } from '../support/location-executor.ts';
import { locationPerson } from '../support/location-person.ts';
import { walksOfPages } from '../support/page-proof.ts';
import { templateExecutor } from '../support/template-executor.ts';
import { templatePerson } from '../support/template-person.ts';

const { product, walk } = walksOfPages();

test(`the page of templates follows the chart of one of them`, () =>
  walk(template, templatePerson(product()), templateExecutor));

test(`the page of banks follows the chart of one of them`, () =>
  walk(bank, bankPerson(product()), bankExecutor));

test(`the chart of accounts follows the chart of one of them`, () =>
  walk(account, accountPerson(product()), accountExecutor));

test(`the page of locations follows the chart of one of them`, () =>
  walk(location, locationPerson(product()), locationExecutor));

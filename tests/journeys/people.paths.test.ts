import { test } from 'vitest';
import customer from '../../src/machines/customer/customer.model.ts';
import subscription from '../../src/machines/subscription/subscription.model.ts';
import teamMember from '../../src/machines/team-member/team-member.model.ts';
import { customerExecutor } from '../support/customer-executor.ts';
import { customerPerson } from '../support/customer-person.ts';
import { walksOfPages } from '../support/page-proof.ts';
import { planPerson } from '../support/plan-person.ts';
import { teamExecutor } from '../support/team-executor.ts';
import { teamPerson } from '../support/team-person.ts';

const { product, walk } = walksOfPages();

test(`a customer’s page follows their chart`, () =>
  walk(customer, customerPerson(product()), customerExecutor));

test(`the team’s page follows the chart of a place in it, the invited in a browser of their own`, () =>
  walk(teamMember, teamPerson(product()), teamExecutor));

test(`the page of plans follows the chart of a subscription`, () =>
  walk(subscription, planPerson(product())));

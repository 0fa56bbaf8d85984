import { test } from 'vitest';
import { walksOfPages } from '../support/page-proof.ts';
import { periodExecutor, reachablePeriods } from '../support/period-executor.ts';
import { periodPerson } from '../support/period-person.ts';

const { product, walk } = walksOfPages();

test('the page of a month follows the chart of its closing', () =>
  walk(reachablePeriods, periodPerson(product()), periodExecutor));

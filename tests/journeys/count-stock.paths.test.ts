import { test } from 'vitest';
import countStock from '../../src/machines/count/count-stock.model.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { countPerson } from '../support/count-person.ts';
import { walksOfPages } from '../support/page-proof.ts';
import { runsAll } from '../support/thorough.ts';

/** Every arrow, or every state (thorough.ts). */
const goes = runsAll ? 'goes every way' : 'comes to every state';

const { product, walk } = walksOfPages();

const cases = countStock.cases as Extract<typeof countStock.cases, (...args: never[]) => unknown>;
const { preview } = countStock.ports!;

/** What the page has a button for: a review of nothing has no row to change, and nothing that is stale alone is posted. */
const model: typeof countStock = {
  ...countStock,
  ports: {
    ...countStock.ports,
    preview: { ...preview!, done: preview!.done!.filter(({ name }) => name !== 'nothing left') },
  },
  cases: (snapshot) =>
    cases(snapshot).filter(({ name }) => name !== 'act.confirm' || snapshot.can({ type: 'act.confirm' })),
};

test(`a count of a location ${goes} of its flow’s chart, scanned and pressed by hand, through a reload and a second tab`, () =>
  walk(model as TestModel, countPerson(product())));

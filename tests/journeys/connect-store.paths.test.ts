import { test } from 'vitest';
import connectStore from '../../src/machines/online-store/connect-store.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { runPath } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { connectStorePerson } from '../support/connect-store-person.ts';
import { reportDrift } from '../support/report-drift.ts';
import { product, walkWithShop } from '../support/store-journey.ts';
import { inBrowser } from '../support/thorough.ts';

walkWithShop();

test(`the set-up of a store follows its chart, typed and pressed by hand`, () => {
  const person = connectStorePerson(product);
  return reportDrift(pathsFor(explore(connectStore), inBrowser), [
    'browser',
    (path) => runPath(path, person),
  ]);
});

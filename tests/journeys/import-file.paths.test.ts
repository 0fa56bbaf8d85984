import { test } from 'vitest';
import importFile from '../../src/machines/import-run/import-file.model.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { importPerson } from '../support/import-person.ts';
import { walksOfPages } from '../support/page-proof.ts';
import { runsAll } from '../support/thorough.ts';

/** Every arrow, or every state (thorough.ts). */
const goes = runsAll ? 'goes every way' : 'comes to every state';

const { product, walk } = walksOfPages();

const cases = importFile.cases as Extract<typeof importFile.cases, (...args: never[]) => unknown>;

/** Where its days can be read in one way; what the page has a button for: columns are chosen where they are matched. */
const plain: typeof importFile = {
  ...importFile,
  cases: (snapshot) =>
    cases(snapshot).filter(({ name }) => {
      if (name === 'mapping.confirm, a date is ambiguous') return false;
      if (name === 'mapping.change') return snapshot.value === 'matching';
      return name !== 'act.retry' || snapshot.value === 'refused';
    }),
};

/** Where they can be read in two ways, until one is chosen: then it is tried, which the other walks go on from. */
const ambiguous: typeof importFile = {
  ...importFile,
  starts: importFile.starts.filter(({ name }) => name === 'a file whose columns are proposed'),
  ports: { ...importFile.ports, preview: {} },
  cases: (snapshot) =>
    cases(snapshot).filter(({ name }) =>
      snapshot.value === 'matching'
        ? name === 'mapping.confirm, a date is ambiguous'
        : name === 'mapping.confirm' || name === 'flow.back',
    ),
};

for (const [text, model, isAmbiguous] of [
  ['goods with plain days', plain, false],
  ['goods whose days can be read in two ways', ambiguous, true],
] as const)
  test(`a file of ${text} ${goes} of the import’s chart, picked and pressed by hand, through a reload and a second tab`, () =>
    walk(model as TestModel, importPerson(product(), isAmbiguous)));

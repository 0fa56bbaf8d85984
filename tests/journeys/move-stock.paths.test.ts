import { test } from 'vitest';
import moveStock from '../../src/machines/transfer/move-stock.model.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { cancelMovePerson, receivePerson, sendPerson } from '../support/move-person.ts';
import { walksOfPages } from '../support/page-proof.ts';
import { runsAll } from '../support/thorough.ts';

/** Every arrow, or every state (thorough.ts). */
const goes = runsAll ? 'goes every way' : 'comes to every state';

const { product, walk } = walksOfPages();

const cases = moveStock.cases as Extract<typeof moveStock.cases, (...args: never[]) => unknown>;
const { preview, commit } = moveStock.ports!;

interface Part {
  start: string;
  /** Events the page sends. */
  sends: string;
  /** What becomes of its calls. */
  ports: NonNullable<TestModel['ports']>;
}

/** The part of the flow that one page has. */
const partOf = ({ start, sends, ports }: Part): TestModel => ({
  ...(moveStock as TestModel),
  starts: moveStock.starts.filter(({ name }) => name === start) as TestModel['starts'],
  ports,
  cases: ((snapshot: Parameters<typeof cases>[0]) =>
    cases(snapshot).filter(({ name }) => {
      // What is typed as it stands, and open, is nothing new to the page.
      if (snapshot.value === 'picking' && name === 'goods.type, without a quantity') return false;
      if (snapshot.value === 'rest' && name === 'arrival.type, less than was sent') return false;
      if (snapshot.value === 'receiving' && name === 'arrival.type, more than was sent') return false;
      return name.startsWith(sends) || name.startsWith('act.') || name === 'flow.close';
    })) as TestModel['cases'],
});

/** A form shows why it wasn't taken itself: its call never fails the flow. */
const ofForms = { preview: preview!, commit: { done: commit!.done! } };

test(`goods that are sent ${goes} of the flow’s chart, typed and pressed by hand, through a reload and a second tab`, () =>
  walk(
    partOf({ start: 'a transfer to be sent', sends: 'goods.type', ports: ofForms }),
    sendPerson(product()),
  ));

test(`goods that arrive ${goes} of the flow’s chart, typed and pressed by hand`, () =>
  walk(
    partOf({ start: 'goods that arrived', sends: 'arrival.type', ports: ofForms }),
    receivePerson(product()),
  ));

test(`a transfer that is cancelled ${goes} of the flow’s chart, pressed by hand`, () => {
  const [moved] = commit!.done!;
  const [refused] = preview!.error!;
  return walk(
    partOf({
      start: 'an act without a form',
      sends: 'day.pick',
      ports: { preview: { ...preview!, error: [refused!] }, commit: { ...commit!, done: [moved!] } },
    }),
    cancelMovePerson(product()),
  );
});

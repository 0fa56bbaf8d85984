import { expect, test } from 'vitest';
import { driftOf, driftTable } from '../../tools/paths/src/drift.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import type { Path } from '../../tools/paths/src/path.ts';
import { PathFailure } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { reportDrift } from '../support/report-drift.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';

const paths = pathsFor(explore(parcel), 'transitions');
const follows = async () => {};
/** Leaves each path at the step that cancels, where it has one. */
const keeps = async (path: Path) => {
  const at = path.steps.findIndex((step) => step.case === 'parcel.cancel' && !step.refused);
  if (at >= 0) throw new PathFailure(path, at + 1, new Error('It stands in open.\nAnd much more.'));
};

test('where nothing leaves the chart there is nothing to tell', async () => {
  expect(driftTable(await driftOf(paths, { server: follows, browser: follows }))).toBe('No drift.');
  await reportDrift(paths, ['browser', follows]);
});

test('one table says what the chart says of the step, who left it there, and who did not', async () => {
  const { message, cause } = (await reportDrift(paths, ['browser', keeps], { server: follows }).catch(
    (error: unknown) => error,
  )) as Error;
  const [head, , row] = message.split('\n');
  expect(head).toMatch(/^chart +path +the chart says +server +browser$/);
  expect(row).toMatch(
    /^parcel +[0-9a-f]{10} +parcel\.cancel → cancelled +as the chart +step \d+: It stands in open\.$/,
  );
  expect(message).toMatch(/\nreplay: .*parcel\.cancel/);
  expect(cause).toBeInstanceOf(PathFailure);
});

test('what is refused is said to be refused, and what can’t be carried out at all isn’t drift', async () => {
  const [path] = pathsFor(explore(parcel), 'refusals');
  const step = path!.steps.findIndex(({ refused }) => refused) + 1;
  const accepts = async () => {
    throw new PathFailure(path!, step, new Error('It was accepted.'));
  };
  expect(driftTable(await driftOf([path!], { server: accepts }))).toMatch(
    / is refused in \w+ +step \d+: It was accepted\./,
  );
  const lacking = async () => {
    throw new Error('no executor for parcel.cancel');
  };
  await expect(reportDrift(paths, ['server', lacking])).rejects.toThrow('no executor for parcel.cancel');
});

import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { explore } from '../../tools/paths/src/explore.ts';
import type { Path } from '../../tools/paths/src/path.ts';
import { replay } from '../../tools/paths/src/replay.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';
import upload from './project/src/machines/upload/upload.model.ts';

const stored = (model: TestModel): Path[] =>
  JSON.parse(JSON.stringify([...pathsFor(explore(model), 'pairs'), ...pathsFor(explore(model), 'refusals')]));

describe('stored paths', () => {
  test.each([parcel, upload] as TestModel[])('of $name replay on the chart they were made from', (model) => {
    expect(replay(model, stored(model))).toEqual([]);
  });

  test('name the step at which a changed chart goes another way', () => {
    const { config, implementations } = parcel.machine;
    const open = { on: { 'parcel.pack': 'ready', 'parcel.cancel': 'owing' } };
    const states = { ...config.states, open };
    const machine = createMachine({ ...config, states } as never, implementations as never);
    const drifts = replay({ ...(parcel as TestModel), machine }, stored(parcel));
    expect(drifts.length).toBeGreaterThan(0);
    expect(drifts[0]!.message).toMatch(/expected .*, found /);
  });

  test('say so where the model has lost a case or a start', () => {
    const paths = stored(parcel);
    expect(replay({ ...parcel, cases: [] }, paths)[0]!.message).toMatch(/the model has no case/);
    expect(replay({ ...parcel, starts: [] }, paths)).toHaveLength(paths.length);
  });
});

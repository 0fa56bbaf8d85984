import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { explore } from '../../tools/paths/explore.ts';
import type { Path } from '../../tools/paths/path.ts';
import { replay } from '../../tools/paths/replay.ts';
import type { Terrain } from '../../tools/paths/terrain.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import parcel from './project/src/machines/parcel/parcel.terrain.ts';
import upload from './project/src/machines/upload/upload.terrain.ts';

const stored = (terrain: Terrain): Path[] =>
  JSON.parse(
    JSON.stringify([...pathsFor(explore(terrain), 'pairs'), ...pathsFor(explore(terrain), 'refusals')]),
  );

describe('stored paths', () => {
  test.each([parcel, upload] as Terrain[])('of $name replay on the chart they were made from', (terrain) => {
    expect(replay(terrain, stored(terrain))).toEqual([]);
  });

  test('name the step at which a changed chart goes another way', () => {
    const { config, implementations } = parcel.machine;
    const open = { on: { 'parcel.pack': 'ready', 'parcel.cancel': 'owing' } };
    const states = { ...config.states, open };
    const machine = createMachine({ ...config, states } as never, implementations as never);
    const drifts = replay({ ...(parcel as Terrain), machine }, stored(parcel));
    expect(drifts.length).toBeGreaterThan(0);
    expect(drifts[0]!.message).toMatch(/expected .*, found /);
  });

  test('say so where the terrain has lost a case or a start', () => {
    const paths = stored(parcel);
    expect(replay({ ...parcel, cases: [] }, paths)[0]!.message).toMatch(/the terrain has no case/);
    expect(replay({ ...parcel, starts: [] }, paths)).toHaveLength(paths.length);
  });
});

import { describe, expect, test } from 'vitest';
import { explore } from '../../tools/paths/src/explore.ts';
import { mutants } from '../../tools/paths/src/mutants.ts';
import { killed, shareKilled, strengthOf } from '../../tools/paths/src/strength.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';
import parcel from './project/src/machines/parcel/parcel.model.ts';
import upload from './project/src/machines/upload/upload.model.ts';

const graph = explore(parcel);
const all = mutants(parcel.machine);

describe('mutants', () => {
  test('are of each kind, one for each place', () => {
    const ofPayment = all
      .map(({ name }) => name)
      .filter((name) => name.includes('owing · payment.record [paysRest]'));
    expect(ofPayment).toEqual([
      'drop owing · payment.record [paysRest] → ready',
      'retarget owing · payment.record [paysRest] → ready to shipped',
      'negate owing · payment.record [paysRest] → ready',
      'weaken owing · payment.record [paysRest] → ready',
      'without settle owing · payment.record [paysRest] → ready',
    ]);
    expect(mutants(upload.machine).map(({ name }) => name)).toContain(
      'without entry countTry of working.transfer.sending',
    );
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('leave the chart itself as it was', () => {
    const before = transitionsOf(parcel.machine).map(({ id, definition }) => [
      id,
      definition.actions.length,
      definition.guard,
    ]);
    for (const mutant of all) mutant.make();
    expect(
      transitionsOf(parcel.machine).map(({ id, definition }) => [
        id,
        definition.actions.length,
        definition.guard,
      ]),
    ).toEqual(before);
  });

  test('are all killed by the generated paths together', () => {
    for (const model of [graph, explore(upload)]) {
      const strength = strengthOf(model);
      expect(strength.survivors).toEqual([]);
      expect(shareKilled(strength)).toBe(1);
    }
  }, 60_000);

  test('survive paths that do not go where the fault is', () => {
    const few = killed(graph, all, pathsFor(graph, 'states'));
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThan(all.length);
    expect(killed(graph, all, [])).toEqual([]);
  });
});

describe('a mutant declared equivalent', () => {
  test('is left out of the share when it survives', () => {
    const onlyNotes = { ...parcel, cases: [], starts: [parcel.starts[0]!] };
    const bare = strengthOf(explore(onlyNotes));
    const equivalent = bare.survivors.map(({ mutant }) => ({ mutant, reason: 'nothing is ever sent' }));
    const declared = strengthOf(explore({ ...onlyNotes, equivalent }));
    expect(shareKilled(bare)).toBeLessThan(0.2);
    expect(shareKilled(declared)).toBe(1);
    expect(declared.survivors[0]).toMatchObject({ equivalent: 'nothing is ever sent' });
  });

  test('is a fault of the model when it is killed or does not exist', () => {
    const equivalent = [
      { mutant: 'drop open · parcel.cancel → cancelled', reason: 'wrong' },
      { mutant: 'no such mutant', reason: 'wrong' },
    ];
    expect(strengthOf(explore({ ...parcel, equivalent })).wronglyDeclared).toEqual(
      equivalent.map(({ mutant }) => mutant),
    );
  });
});

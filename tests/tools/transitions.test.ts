import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';
import { parcelLifecycle } from './project/src/machines/parcel/parcel.lifecycle.ts';
import { uploadFlow } from './project/src/machines/upload/upload.flow.ts';

const ids = (machine: Parameters<typeof transitionsOf>[0]) =>
  transitionsOf(machine).map((transition) => transition.id);

describe('transitions', () => {
  test('are named as the chart reads, later candidates by their place', () => {
    expect(ids(parcelLifecycle)).toEqual([
      '(any) · note.add [hasRoomForNotes] (stays)',
      'open · parcel.pack [isPaid] → ready',
      'open · parcel.pack #2 → owing',
      'open · parcel.cancel → cancelled',
      'owing · payment.record [paysRest] → ready',
      'owing · payment.record #2 [paysPart] → owing',
      'owing · parcel.cancel → cancelled',
      'ready · parcel.ship [isSafe] → shipped',
      'cancelled · parcel.restore → open',
    ]);
  });

  test('are found on every kind of transition: eventless, delayed, answers of actors, completion, history', () => {
    expect(ids(uploadFlow)).toEqual(
      expect.arrayContaining([
        'checking · always [isEmpty] → choosing',
        'working · done → finished',
        'working · upload.pause [not in working.transfer.stored] → paused',
        'working.transfer.sending · done sendFile [isStored] → working.transfer.stored',
        'working.transfer.sending · done sendFile #2 → failed',
        'working.transfer.sending · error sendFile → failed',
        'working.transfer.sending · after patience → failed',
        'working.help.shown · after 2000 → working.help.read',
        'paused · upload.resume [mayRetry and not isEmpty] → working.help.back (history)',
        'failed · upload.cancel (forbidden)',
      ]),
    );
    expect(ids(uploadFlow)).toHaveLength(17);
  });

  test('keep their names when another transition is added to the chart', () => {
    const on = { stop: 'off' };
    const before = createMachine({ initial: 'on', states: { on: { on }, off: {} } });
    const after = createMachine({ initial: 'on', states: { on: { on: { pause: 'off', ...on } }, off: {} } });
    expect(ids(after)).toEqual(expect.arrayContaining(ids(before)));
  });

  test('include wildcards', () => {
    const machine = createMachine({
      initial: 'on',
      states: { on: { on: { 'key.*': 'off', '*': 'off' } }, off: {} },
    });
    expect(ids(machine)).toEqual(['on · key.* → off', 'on · * → off']);
  });
});

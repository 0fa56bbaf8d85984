import { expect, test } from 'vitest';
import { fairQueue } from '../../server/fair-queue.ts';
import { Unavailable } from '../../src/domain/values/unavailable.ts';

/** Work that ends when it is told to, and a list of what was begun. */
const bench = (options: { atOnce: number; most?: number }) => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const turn = fairQueue({ most: 100, busy: 'Try again.', ...options });
  const ask = (whose: string, name: string) =>
    turn(whose, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endFirst = async () => {
    ends.shift()!();
    await new Promise((resume) => setTimeout(resume));
  };
  return { begun, ask, endFirst, turn };
};

test('whoever asks for one piece waits for one piece of whoever asked for many', async () => {
  const { begun, ask, endFirst } = bench({ atOnce: 1 });
  for (let n = 1; n <= 4; n += 1) void ask('many', `many ${n}`);
  void ask('one', 'one');
  void ask('two', 'two');
  for (let n = 0; n < 5; n += 1) await endFirst();
  expect(begun).toEqual(['many 1', 'one', 'two', 'many 2', 'many 3', 'many 4']);
});

test('one has one piece under way, however many there could be', async () => {
  const { begun, ask, endFirst } = bench({ atOnce: 2 });
  const requested = [ask('many', 'many 1'), ask('many', 'many 2')];
  expect(begun).toEqual(['many 1']);
  requested.push(ask('one', 'one'));
  expect(begun).toEqual(['many 1', 'one']);
  for (let n = 0; n < 3; n += 1) await endFirst();
  expect(await Promise.all(requested)).toEqual(['many 1', 'many 2', 'one']);
});

test('a piece that fails fails alone, and the next one begins', async () => {
  const turn = fairQueue({ atOnce: 1, most: 10, busy: 'Try again.' });
  const failed = turn('one', () => Promise.reject(new Error('no')));
  const after = turn('one', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('done');
});

test('more than may wait are refused with a sentence and seconds, half of them for one', async () => {
  const { ask } = bench({ atOnce: 1, most: 4 });
  void ask('many', 'under way');
  void ask('many', 'first');
  void ask('many', 'second');
  const third = await ask('many', 'third').catch((error: unknown) => error);
  expect(third).toBeInstanceOf(Unavailable);
  expect(third).toMatchObject({ message: 'Try again.', retryAfter: 5 });
  void ask('one', 'third').catch(() => {});
  void ask('two', 'fourth').catch(() => {});
  await expect(ask('three', 'fifth')).rejects.toThrow('Try again.');
});

test('what waits is refused when it all ends', async () => {
  const { ask, turn } = bench({ atOnce: 1 });
  void ask('one', 'under way');
  const waiting = ask('two', 'waiting');
  turn.refuseWaiting(new Error('The server stops.'));
  await expect(waiting).rejects.toThrow('The server stops.');
});

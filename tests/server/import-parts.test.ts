import { expect, test } from 'vitest';
import { partSize } from '../../server/services/part-size.ts';
import { readingAhead } from '../../server/services/reading-ahead.ts';

test('a part has as many rows as hold others up for a quarter of a second, by what the one before took', () => {
  const size = partSize();
  expect(size.rows()).toBe(200);
  size.took(200, 100);
  expect(size.rows()).toBe(500);
  size.took(500, 40);
  expect(size.rows()).toBe(1000);
  size.took(1000, 2500);
  expect(size.rows()).toBe(200);
});

const told = (events: string[]) =>
  async function* () {
    try {
      for (const value of ['a', 'b', 'c']) {
        events.push(`read ${value}`);
        yield value;
      }
    } finally {
      events.push('closed');
    }
  };

test('the next part is read while one is worked on, each once, in order', async () => {
  const events: string[] = [];
  const values = readingAhead(told(events)());
  for await (const value of values) {
    events.push(`begin ${value}`);
    values.ahead();
    values.ahead();
    await Promise.resolve();
    events.push(`end ${value}`);
  }
  expect(events).toEqual([
    ...['read a', 'begin a', 'read b', 'end a', 'begin b', 'read c', 'end b'],
    ...['begin c', 'closed', 'end c'],
  ]);
});

test('what goes wrong while reading ahead is thrown where the part is taken, and ends the reading where work ends', async () => {
  const broken = readingAhead(
    (async function* () {
      yield 'a';
      throw new Error('The file is gone.');
    })(),
  );
  const taken: string[] = [];
  const all = async () => {
    for await (const value of broken) {
      broken.ahead();
      await new Promise((resume) => setTimeout(resume, 5));
      taken.push(value);
    }
  };
  await expect(all()).rejects.toThrow('The file is gone.');
  expect(taken).toEqual(['a']);

  const events: string[] = [];
  const left = readingAhead(told(events)());
  for await (const _ of left) {
    left.ahead();
    break;
  }
  expect(events).toEqual(['read a', 'read b', 'closed']);
});

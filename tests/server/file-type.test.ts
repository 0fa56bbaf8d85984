import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { typeOfFile } from '../../server/adapters/files/file-type.ts';
import { mostAttachmentBytes } from '../../src/domain/documents/attachment.ts';

/** The largest text that is taken. */
const largest = Buffer.alloc(mostAttachmentBytes, 'Candle,5,café\r\n\tpage\f');

test.each(Array.from({ length: 0x20 }, (_, code) => code))(
  'a text with the character %i is one or none',
  (code) => {
    const isControl = ![0x09, 0x0a, 0x0c, 0x0d].includes(code);
    const text = Buffer.from(`note${String.fromCharCode(code)}`);
    expect(typeOfFile(text, 'a.txt')).toBe(isControl ? null : 'text/plain');
  },
);

test('letters of any code page are text, and the ending tells a table from a note', () => {
  const every = Buffer.from(Array.from({ length: 0xe0 }, (_, code) => code + 0x20));
  expect(typeOfFile(every, 'a.txt')).toBe('text/plain');
  expect(typeOfFile(every, 'a.CSV')).toBe('text/csv');
});

test('a control character at the end of the largest text is found', () => {
  const file = Buffer.from(largest);
  file[file.length - 1] = 0;
  expect(typeOfFile(file, 'a.txt')).toBeNull();
});

test('looking through the largest text holds up others no longer than hashing it does, give or take', () => {
  const quickest = (work: () => unknown): number =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        const began = performance.now();
        work();
        return performance.now() - began;
      }),
    );
  const looked = quickest(() => typeOfFile(largest, 'a.txt'));
  const hashed = quickest(() => createHash('sha256').update(largest).digest());
  expect(looked).toBeLessThan(hashed * 4);
});

import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

/** What a kind of document costs: its own files of the product and its tests' model. Words are counted with the sentences. */
const ofQuotes = filesOf(/^(src|server)\/.*quote/i).filter((file) => !file.startsWith('src/domain/words/'));

/** A customer's answer came later and is a subject of its own. */
const isOfAnswers = (file: string): boolean => /answer-?quote|quote-answer/i.test(file);

const sizeOf = (files: readonly string[]) => ({
  files: files.length,
  lines: files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0),
});

test.each([
  ['a kind of document', ofQuotes.filter((file) => !isOfAnswers(file)), { files: 25, lines: 1400 }],
  ['its screens', filesOf(/^src\/screens\/quote\//), { files: 8, lines: 250 }],
  ['the answer of its customer', ofQuotes.filter(isOfAnswers), { files: 8, lines: 360 }],
])('%s keeps to the size that is asked of it', (_, files, limit) => {
  const size = sizeOf(files);
  expect(size.files).toBeGreaterThan(0);
  expect(size.files).toBeLessThanOrEqual(limit.files);
  expect(size.lines).toBeLessThanOrEqual(limit.lines);
});

import { expect, test } from 'vitest';
import { reports } from '../../src/domain/report/reports.ts';
import { filesOf, textOf } from '../support/source-files.ts';

/** A description says what is a report's own; what several say alike, such as the columns of postings, stands beside them once. */
const mostLines = 60;

const declared = /\breport<[^(]*>\(\s*(?:'([a-z-]+)'|name\b)/;
const descriptions = filesOf(/^src\/domain\/report\/[a-z-]+\.ts$/).filter((file) =>
  declared.test(textOf(file)),
);

test('a report is described in sixty lines, beside its SQL', () => {
  const long = descriptions
    .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines);
  expect(long).toEqual([]);
});

test('every report has a description', () => {
  const described = descriptions.map(textOf).join('\n');
  expect(Object.keys(reports).filter((name) => !described.includes(`'${name}'`))).toEqual([]);
});

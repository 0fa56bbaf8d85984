import { expect, test } from 'vitest';
import { reports } from '../../src/domain/report/reports.ts';
import { filesOf, textOf } from '../support/source-files.ts';

const declared = /\breport<[^(]*>\(\s*(?:'([a-z-]+)'|name\b)/;
const descriptions = filesOf(/^src\/domain\/report\/[a-z-]+\.ts$/).filter((file) =>
  declared.test(textOf(file)),
);

test('every report has a description', () => {
  const described = descriptions.map(textOf).join('\n');
  expect(Object.keys(reports).filter((name) => !described.includes(`'${name}'`))).toEqual([]);
});

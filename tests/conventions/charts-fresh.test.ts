import { expect, test } from 'vitest';
import { charts } from '../../tools/paths/src/commands/charts.ts';

test('docs/charts shows the charts as they are: `npm run paths -- charts` draws them', async () => {
  const lines: string[] = [];
  await charts(['--check'], { root: process.cwd(), write: (line) => lines.push(line) });
  expect(lines).toEqual([]);
});

/** One figure of the benches, there to be looked at. */
export interface Figure {
  name: string;
  /** What was measured, with units, for people. */
  measured: string;
  ratio: number;
}

/** The value that a share of the values is below: 0.95 for the 95th percentile. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!;

/** The value in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that an act took. */
export const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

/** The median time of an act in milliseconds, after a few runs that nobody counts. */
const medianTime = async (act: () => Promise<unknown>, runs: number): Promise<number> => {
  for (let i = 0; i < Math.min(20, runs); i += 1) await act();
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) times.push(await timed(act));
  return median(times);
};

/** Median times of the same act for a large and a small business, taken in turn. */
export const beside = async (big: () => Promise<unknown>, small: () => Promise<unknown>) => {
  const [bigs, smalls]: [number[], number[]] = [[], []];
  for (let i = 0; i < 10; i += 1) {
    bigs.push(await medianTime(big, 40));
    smalls.push(await medianTime(small, 40));
  }
  return { big: median(bigs), small: median(smalls) };
};

/** Two times in milliseconds, for people. */
export const milliseconds = (a: number, b: number): string =>
  `${a.toPrecision(3)} ms : ${b.toPrecision(3)} ms`;

/** The figures as one table, in Markdown as docs/bench.md keeps them. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = figures.map(({ name, measured, ratio }) => [name, measured, ratio.toPrecision(3)]);
  const all = [['what', 'measured', 'ratio'], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = all.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
};

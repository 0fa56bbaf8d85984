import type { ReportSheet } from '../../src/domain/report/sheet.ts';

/** A sheet that lists documents or what was given back on them: the number of each row. */
export const numbersIn = ({ groups }: ReportSheet) =>
  groups.flatMap(({ rows }) => rows.map(([number]) => number!.value));

/** Each row as one text, amounts in its own currency. */
export const rowsIn = ({ groups }: ReportSheet) =>
  groups.flatMap(({ rows }) =>
    rows.map((cells) => cells.map(({ value, own }) => (own ? own.amount : value)).join(' | ')),
  );

/** Each figure with its name. */
export const figuresIn = ({ figures }: ReportSheet) => figures.map(({ label, value }) => `${label} ${value}`);

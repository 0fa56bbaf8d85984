import type { RowFault } from './item-row.ts';

/** Rows that one thing mends: what is wrong with which value of which column, and where. */
export interface FaultGroup extends RowFault {
  rows: number;
  /** The lines of the first of them. */
  lines: number[];
}

/** As many lines as a group names. */
const linesNamed = 5;

/** Faults that are mended alike, together, the most rows first. */
export const faultGroups = (rows: Iterable<{ line: number; faults: readonly RowFault[] }>): FaultGroup[] => {
  const groups = new Map<string, FaultGroup>();
  for (const { line, faults } of rows)
    for (const fault of faults) {
      const key = JSON.stringify([fault.column, fault.message, fault.value]);
      const group = groups.get(key) ?? { ...fault, rows: 0, lines: [] };
      group.rows += 1;
      if (group.lines.length < linesNamed) group.lines.push(line);
      groups.set(key, group);
    }
  return [...groups.values()].sort((one, other) => other.rows - one.rows);
};

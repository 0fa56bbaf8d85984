import type { RowFault } from './cells.ts';

/** Rows that one thing mends: what is wrong with which value of which column, and where. */
export interface FaultGroup extends RowFault {
  rows: number;
  /** The lines of the first of them. */
  lines: number[];
}

/** As many lines as a group names. */
const linesNamed = 5;

/** As many groups as are told apart: a file of a hundred thousand different faults is no list to mend. */
const groupsKept = 2000;

/** What a group is about, which is on no line alone. */
const named = ({ column, value, message }: RowFault): RowFault => ({ column, value, message });

/** Puts faults that are mended alike together as rows go by, and keeps none of the rows. */
export class FaultGroups {
  readonly #groups = new Map<string, FaultGroup>();

  add({ line, faults }: { line: number; faults: readonly RowFault[] }): void {
    for (const fault of faults) {
      const { line: own = line } = fault;
      const key = JSON.stringify([fault.column, fault.message, fault.value]);
      const group = this.#groups.get(key) ?? { ...named(fault), rows: 0, lines: [] };
      if (group.rows === 0 && this.#groups.size >= groupsKept) continue;
      group.rows += 1;
      if (group.lines.length < linesNamed) group.lines.push(own);
      this.#groups.set(key, group);
    }
  }

  /** The groups of the most rows first. */
  first(most: number): FaultGroup[] {
    return [...this.#groups.values()].sort((one, other) => other.rows - one.rows).slice(0, most);
  }
}

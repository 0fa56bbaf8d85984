import { idToWire } from '../../../src/api/wire/id.ts';
import type { ReportSheet, SheetCell } from '../../../src/domain/report/sheet.ts';

/** An id as the store has it, at the end of what a cell leads to. */
const storedId = /(?<=:)[0-9a-f]{8}-[0-9a-f-]{27}$/;

const linked = (cells: readonly SheetCell[]): SheetCell[] =>
  cells.map((cell) => (cell.to ? { ...cell, to: cell.to.replace(storedId, idToWire) } : cell));

/** What a report says, its cells leading to ids as the wire has them. */
export const linkedSheet = (sheet: ReportSheet): ReportSheet => ({
  ...sheet,
  groups: sheet.groups.map(({ rows, ...group }) => ({ ...group, rows: rows.map(linked) })),
});

import type { Day } from '../day.ts';
import type { LackingRow } from '../documents/lawful.ts';
import type { Decimal } from '../money.ts';
import type { RowFault } from './cells.ts';
import type { FaultGroup } from './fault-groups.ts';
import type { AddedBeside } from './reader.ts';
import type { RowDone } from './row-done.ts';

/** As many rows of a file as a preview imports and takes back; the rest is only read. Source: answers-2.md, Q62. */
export const mostTried = 2000;

/** As many rows as are tried or taken back at once: few enough that nobody waits long for what they hold. */
export const rowsAtOnce = 200;

/** As many rows of each outcome as a preview names. */
export const mostNamed = 50;

export interface PreviewedRow {
  line: number;
  outcome: RowDone['outcome'];
  name: string;
  faults: readonly RowFault[];
}

/** As many names as a preview lists of what is added beside. */
export const namesListed = 5;

/** What its sound rows name and there is none of: how many, and the first of them. */
export interface NamedNew {
  of: AddedBeside;
  count: number;
  names: string[];
}

/** What a run would do, from one that is rolled back. */
export interface ImportPreview {
  counts: Record<RowDone['outcome'], number>;
  /** Rows of the file that were imported and taken back. */
  tried: number;
  /** Of the rest, which was only read: how many rows are sound, and how many have faults. */
  sound: number;
  faulty: number;
  /** How many new ones the sound rest tells of, where none of it is here already. */
  others: number;
  /** How many more new ones the plan has room for after those that were tried; null where it has no cap. */
  room: number | null;
  /** What it would bring into the books, at home. */
  worth: Decimal;
  rows: PreviewedRow[];
  /** What it adds beside what the file is of; vendors also where somebody chose to leave them out. */
  named: NamedNew[];
  groups: FaultGroup[];
  /** Rows left out because a day is far from today, with the first of them; null where there are none. */
  farDays: { rows: number; line: number; day: Day } | null;
  /** What it may count twice, in sentences. */
  warnings: string[];
  /** What the law asks that is not on some of what it issues, each thing once. */
  lacking: LackingRow[];
}

/** How many new ones a file tells of, and how many of them the plan has room for: of the rest that was only read all count as new. */
export const roomIn = ({
  counts,
  others,
  room,
}: Pick<ImportPreview, 'counts' | 'others' | 'room'>): { fit: number; all: number } => ({
  fit: counts.created + Math.min(others, room ?? others),
  all: counts.created + counts.capped + others,
});

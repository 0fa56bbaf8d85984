import type { PaymentMode } from '../books/payment-mode.ts';
import type { Day } from '../day.ts';
import type { Standing } from '../values/standing.ts';
import type { Replacements } from './cells.ts';
import type { Encoding, EncodingSource } from './encodings.ts';
import type { ImportFacts } from './facts.ts';
import type { FaultGroup } from './fault-groups.ts';
import type { DayFormat, DecimalSign } from './formats.ts';
import type { Matching } from './matching.ts';

/** What a file can be of. Source: answers-2.md, Q53. */
export const importKinds = [
  'customers',
  'vendors',
  'inventory',
  'expenses',
  'sales',
  'bills',
  'purchase-orders',
  'accounts',
  'journal-entries',
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStatuses = [
  'Uploaded',
  'Mapped',
  'Running',
  'Finished',
  'Stopped',
  'Failed',
  'Undoing',
  'Undone',
  'Discarded',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** What a run does with what is here already: leave it, change it, or add another beside it. Source: answers-2.md, Q58. */
export const whenHereChoices = ['skip', 'update', 'create'] as const;
export type WhenHere = (typeof whenHereChoices)[number];

/** What becomes of a vendor that a row names and there is none of, where the row can be without one: they're added, or the cell is left empty. */
export const unknownVendorChoices = ['create', 'empty'] as const;
export type UnknownVendors = (typeof unknownVendorChoices)[number];

/** How a file is read. */
export interface ImportMapping {
  matching: Matching;
  dayFormat: DayFormat;
  decimalSign: DecimalSign;
  whenHere: WhenHere;
  replacements: Replacements;
  /** Of items that are here and updated: how many a row says is how many were counted. Left out, their stock stays. Source: answers-2.md, Q58. */
  count?: boolean;
  /** Of documents: they are issued, and what was paid for them was paid by this mode. Left out, they come as drafts. Source: answers-2.md, Q56. */
  issue?: boolean;
  paidBy?: PaymentMode;
  /** Fields of numbers that are read with the other sign: what was paid, in a file that has it below zero. Left out where nobody said so yet. */
  turned?: string[];
  /** Rows whose days are far from today are imported too. Left out, they aren't. */
  farDays?: boolean;
  /** Of items and expenses: what becomes of vendors there are none of. Left out, their rows are faults. */
  unknownVendors?: UnknownVendors;
}

/** What became of the rows so far. */
export interface ImportCounts {
  created: number;
  updated: number;
  skipped: number;
  failed: number;
}

/** What undoing has come to: taken back, kept because it was changed or used since, and not possible. */
export interface UndoCounts {
  undone: number;
  kept: number;
  refused: number;
}

/** An import of one file, from its upload on. */
export interface ImportRun extends ImportCounts, UndoCounts {
  id: string;
  kind: ImportKind;
  status: ImportStatus;
  fileName: string;
  encoding: Encoding;
  encodingBy: EncodingSource;
  headers: string[];
  /** The line of its column names; 0 where it has none. */
  headerLine: number;
  /** How many rows the file has. */
  rows: number;
  /** Null until the columns are matched. */
  mapping: ImportMapping | null;
  /** What it will do was looked at by this matching. */
  reviewed: boolean;
  /** The day the same file was imported before; null where it was not. */
  sameFileOn: Day | null;
  /** Somebody said that the same file should be imported again. */
  confirmed: boolean;
  /** Why it stopped or failed, in a sentence; null while nothing keeps it. */
  fault: string | null;
  byName: string;
  createdAt: Date;
  endedAt: Date | null;
  /** Whether its file is still kept, so that its faulty rows can be downloaded and it can be undone. */
  fileKept: boolean;
}

/** Its columns can still be matched. */
export const isNew = ({ status }: Pick<ImportRun, 'status'>): boolean =>
  status === 'Uploaded' || status === 'Mapped';

/** Its columns are matched for the first time, or anew. */
export const isUnmatched = ({ status }: Pick<ImportRun, 'status'>): boolean => status === 'Uploaded';

/** A worker is at it: how far it has come changes by itself. */
export const isWorkedOn = ({ status }: Pick<ImportRun, 'status'>): boolean =>
  status === 'Running' || status === 'Undoing';

/** What it made is being taken back, or was. */
export const isUndone = ({ status }: Pick<ImportRun, 'status'>): boolean =>
  status === 'Undoing' || status === 'Undone';

/** A fault of ours ended it. */
export const hasFailed = ({ status }: Pick<ImportRun, 'status'>): boolean => status === 'Failed';

/** It ended before its last row, and can be resumed while its file is kept. */
export const hasStopped = ({ status }: Pick<ImportRun, 'status'>): boolean => status === 'Stopped';

/** It ended before its last row, and can't be resumed: its file isn't kept any more. */
export const hasLostFile = (run: Pick<ImportRun, 'status' | 'fileKept'>): boolean =>
  (hasStopped(run) || hasFailed(run)) && !run.fileKept;

/** Rows that were looked at. */
export const lookedAt = ({ created, updated, skipped, failed }: ImportCounts): number =>
  created + updated + skipped + failed;

/** How long an import can be undone. Source: answers-2.md, Q60. */
const undoableDays = 30;
const dayMs = 86_400_000;

/** How a run stands at a moment, for its chart. */
export const importStanding = (run: ImportRun, now: Date): Standing<ImportFacts> => ({
  status: run.status,
  facts: {
    unconfirmed: run.sameFileOn !== null && !run.confirmed,
    pending: run.rows - lookedAt(run),
    made: run.created + run.updated,
    recent: run.endedAt === null || now.getTime() - run.endedAt.getTime() <= undoableDays * dayMs,
    fileKept: run.fileKept,
    encodingBy: run.encodingBy,
  },
});

/** A run as it is listed. */
export interface ImportSummary
  extends Pick<ImportRun, 'id' | 'kind' | 'status' | 'fileName' | 'byName' | 'rows'> {
  /** When its file was uploaded, in ISO 8601. */
  uploadedAt: string;
  /** Rows with nothing left to do, with faults, and not looked at yet. */
  success: number;
  errors: number;
  pending: number;
  standing: Standing<ImportFacts>;
}

/** Some cells of a row: those that have letters beyond ASCII, or its first. */
export interface RowLetters {
  line: number;
  cells: string[];
}

/** A column of numbers below zero, where somebody has to say what that means. */
export interface BelowZero {
  field: string;
  /** One of them, as it is typed. */
  value: string;
}

/** A run as its page shows it. */
export interface ImportView extends ImportSummary, ImportCounts, UndoCounts {
  encoding: Encoding;
  encodingBy: EncodingSource;
  /** Of a file whose encoding is chosen: the first rows with letters beyond ASCII, and how many rows have letters that can't be read. */
  letters: RowLetters[];
  unreadable: number;
  headers: string[];
  headerLine: number;
  /** The first rows of a new file, its column names and what is above them too. */
  beginning: RowLetters[];
  /** The first rows of its file, as they were typed. */
  samples: string[][];
  /** As it was saved, or else as it is proposed. */
  mapping: ImportMapping;
  /** What it will do was looked at by this matching: its page goes on there. */
  reviewed: boolean;
  /** Values that can be read in two ways, where somebody has to say which. */
  ambiguousDay: string | null;
  ambiguousNumber: string | null;
  belowZero: readonly BelowZero[];
  fault: string | null;
  /** What is done with its work, as its task says; null while there is none. */
  step: 'waiting' | 'working' | 'interrupted' | 'again' | null;
  /** The line of the last row that was looked at. */
  lastLine: number;
  sameFileOn: Day | null;
  fileKept: boolean;
  groups: FaultGroup[];
  /** Rows that undoing left, with why. */
  left: { line: number; undo: string; name: string; reason: string }[];
}

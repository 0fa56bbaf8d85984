import { type DayRules, farDayRefusal } from '../books/far-day.ts';
import type { Day } from '../day.ts';
import { type Decimal, negated } from '../money.ts';
import { asTyped } from '../values/csv.ts';
import type { FieldProblem } from '../values/refusal.ts';
import type { FileRow } from './file-rows.ts';
import { type DayFormat, type DecimalSign, readDay, readNumber } from './formats.ts';
import { importRowFaults as words } from './import-files.words.ts';
import type { Matching } from './matching.ts';

/** How a run reads numbers and days. */
export interface ImportFormats {
  decimalSign: DecimalSign;
  dayFormat: DayFormat;
}

/** What stands for a value in every row that has it, by column: the one thing that mends many rows. */
export type Replacements = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a run reads its rows: the formats, and what stands for which values. */
export interface Reading extends ImportFormats {
  replacements?: Replacements;
  /** The fields of numbers that are read with the other sign. */
  turned?: readonly string[];
  days: DayRules & { thisYear: number };
}

/** A currency of as many digits as any has: how many an amount may have is asked of its own once that is known. */
export const anyCurrency = 'KWD';

/** What keeps a row from being imported, with the field and the cell it is about, so that rows that are mended alike stand together. */
export interface RowFault {
  column: string;
  value: string;
  message: string;
  /** The line it is on, where what it keeps out has several; left out for its first. */
  line?: number;
  /** The day that is far from today, where that alone keeps it out until somebody confirms it. */
  farDay?: Day;
}

/** A row as it was read, with every fault that was found in it. */
export interface ReadRecord<Row> {
  record: Row;
  faults: RowFault[];
}

/** The names of a kind's columns, by field: ours first, then those of other programs. */
export type ColumnNames<Field extends string = string> = Readonly<
  Record<Field, readonly [string, ...string[]]>
>;

const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  x: true,
  no: false,
  n: false,
  false: false,
  '0': false,
};

/** Blanks around a text, and signs that nobody sees: of no width, or of a direction. */
const invisibleEnds =
  /^[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+|[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+$/g;

/** Reads the cells of one row, and notes what can't be read. */
export class CellReader {
  readonly faults: RowFault[] = [];
  readonly #row: FileRow;
  readonly #matching: Matching;
  readonly #formats: Pick<Reading, 'decimalSign' | 'dayFormat' | 'days'>;
  readonly #replacements: Replacements;
  readonly #turned: readonly string[];
  readonly #names: ColumnNames;

  constructor(
    row: FileRow,
    matching: Matching,
    { replacements = {}, turned = [], ...formats }: Reading,
    names: ColumnNames,
  ) {
    [this.#row, this.#matching, this.#formats] = [row, matching, formats];
    [this.#replacements, this.#turned, this.#names] = [replacements, turned, names];
  }

  /** A cell as it was typed, without blanks and what is invisible around it; empty where its column is not matched. */
  #typed(name: string): string {
    const at = Object.hasOwn(this.#matching, name) ? this.#matching[name]! : -1;
    return asTyped(this.#row.cells[at] ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(invisibleEnds, '');
  }

  /** A cell as it was typed, or what was chosen for what was typed there. */
  text(name: string): string {
    const typed = this.#typed(name);
    const chosen = Object.hasOwn(this.#replacements, name) ? this.#replacements[name]! : {};
    return Object.hasOwn(chosen, typed) ? chosen[typed]! : typed;
  }

  /** Whether a field is read from a column of the file. */
  has(name: string): boolean {
    return Object.hasOwn(this.#matching, name);
  }

  /** The name of a column. */
  nameOf(name: string): string {
    return this.#names[name]![0];
  }

  /** Some cells as `text` has them. */
  texts<Field extends string>(names: readonly Field[]): Record<Field, string> {
    return Object.fromEntries(names.map((name) => [name, this.text(name)])) as Record<Field, string>;
  }

  fault(name: string, message: string): null {
    this.faults.push({ column: name, value: this.#typed(name), message });
    return null;
  }

  /** Reads text as the file writes numbers; null if it isn't one. */
  asNumber(typed: string): Decimal | null {
    return readNumber(typed, this.#formats.decimalSign);
  }

  number(name: string): Decimal | null {
    const typed = this.text(name);
    if (typed === '') return null;
    const read = this.asNumber(typed);
    if (read === null) return this.fault(name, words.numberUnreadable({ column: this.nameOf(name) }));
    return this.#turned.includes(name) ? negated(read) : read;
  }

  /** @param plans it plans ahead, as a due day does */
  day(name: string, plans = false): Day | null {
    const typed = this.text(name);
    if (typed === '') return null;
    const { dayFormat, days } = this.#formats;
    const day = readDay(typed, dayFormat, days.thisYear, days.locale);
    if (day === null) return this.fault(name, words.dayUnreadable({ column: this.nameOf(name) }));
    const far = farDayRefusal(days, { field: name, day, plans });
    if (far) this.faults.push({ column: name, value: this.#typed(name), message: far.message, farDay: day });
    return day;
  }

  yesNo(name: string): boolean | null {
    const typed = this.text(name).toLowerCase();
    if (typed === '') return null;
    return Object.hasOwn(answers, typed)
      ? answers[typed]!
      : this.fault(name, words.yesNoUnreadable({ column: this.nameOf(name) }));
  }

  /** One of a list, in whatever letters; another by itself, and noted. Empty is what `otherwise` says. */
  oneOf<Value extends string>(
    name: string,
    values: readonly Value[],
    otherwise: Value,
    fault: string,
  ): Value {
    const typed = this.text(name).toLowerCase();
    if (typed === '') return otherwise;
    const matched = values.find((value) => value.toLowerCase() === typed);
    if (matched === undefined) this.fault(name, fault);
    return matched ?? otherwise;
  }

  /**
   * The row whole: what was read of it, cells that no column has, and what a form would say of it, each field once.
   *
   * @param width how many columns the file has
   * @param fieldOf the column that tells a field of the form
   */
  read<Row>(
    record: Row,
    width: number,
    problems: readonly FieldProblem[],
    fieldOf: (field: string) => string,
  ): ReadRecord<Row> {
    if (this.#row.cells.slice(width).some((cell) => cell.trim() !== ''))
      this.faults.push({ column: '', value: '', message: words.tooManyCells });
    const known = new Set(this.faults.map((fault) => fault.column));
    for (const { field, message } of problems) {
      const name = fieldOf(field);
      if (!known.has(name)) this.fault(name, message);
      known.add(name);
    }
    return { record, faults: this.faults };
  }
}

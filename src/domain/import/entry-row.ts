import type { Day } from '../day.ts';
import type { TypedEntry } from '../journal-entry/typed-entry.ts';
import { atRate, type Decimal, sum } from '../money.ts';
import { CellReader, type RowFault } from './cells.ts';
import {
  amount,
  columnFilling,
  currency,
  day,
  fieldsWith,
  number,
  type RowValues,
  text,
  valuesOf,
} from './columns.ts';
import { entrySample, entryColumnNames as names, importRowFaults as words } from './import-files.words.ts';
import { entryImportWords } from './imports.words.ts';
import { importKind } from './kind.ts';
import type { ImportReader, RowSpans } from './reader.ts';

type EntryField = keyof typeof names;

const fields = {
  number: text({ required: true, fills: 'reference', once: true }),
  onDay: day({ required: true, once: true }),
  memo: text(),
  currency: currency({ fills: 'foreignCurrencyId', once: true }),
  rate: number({ once: true }),
  account: text({ required: true, choices: 'entryAccounts' }),
  description: text(),
  contact: text(),
  debit: amount({ required: true, positive: true }),
  credit: amount({ required: true, positive: true }),
};

type EntryValues = RowValues<typeof fields>;

/** A line of a journal entry as its row says it. */
interface EntryRowLine extends Pick<EntryValues, 'account' | 'description' | 'contact' | 'debit' | 'credit'> {
  /** Its line in the file. */
  line: number;
  /** Its cells as they were typed, by field. */
  cells: Readonly<Record<EntryField, string>>;
}

/** A journal entry as its rows say it. */
export interface EntryImportRow {
  /** What its file numbers it by; it becomes its reference, as its number is ours. */
  number: string;
  onDay: Day;
  memo: string;
  /** Empty for that of the business. */
  currency: string;
  rate: Decimal | null;
  lines: readonly EntryRowLine[];
}

const fieldNames = Object.keys(names) as EntryField[];

const readEntryRow: ImportReader<EntryImportRow>['read'] = (row, width, matching, reading) => {
  const cells = new CellReader(row, matching, reading, names);
  const { number: entry, onDay, memo, currency: code, rate, ...line } = valuesOf(fields, cells);
  const record: EntryImportRow = {
    number: entry,
    onDay: onDay ?? '',
    memo,
    currency: code,
    rate,
    lines: [{ ...line, line: row.line, cells: cells.texts(fieldNames) }],
  };
  return cells.read(record, width, [], (field) => field);
};

/** What an entry says once: a row that leaves it out has what the others say. */
const headFields = fieldsWith(fields, 'once');

/** A fault at each row that says another thing of its entry than the first that says it, and at the first where it has to be said. */
const headFaults = (rows: readonly EntryRowLine[]): RowFault[] =>
  headFields.flatMap((field): RowFault[] => {
    const said = rows.filter(({ cells }) => cells[field] !== '');
    const [first] = said;
    const [column] = names[field];
    if (!first)
      return field === 'number' || field === 'onDay'
        ? [{ column: field, value: '', message: words.valueMissing({ column }) }]
        : [];
    return said
      .filter(({ cells }) => cells[field].toLowerCase() !== first.cells[field].toLowerCase())
      .map(({ cells, line }) => ({
        column: field,
        value: cells[field],
        line,
        message: words.entryRowsDiffer({ column, line: first.line }),
      }));
  });

/** Rows of one entry as one: its memo is the first of them, another row's is what that line says. */
const joined: RowSpans<EntryImportRow>['joined'] = (rows) => {
  const records = rows.map(({ record }) => record);
  const memo = records.find((one) => one.memo !== '')?.memo ?? '';
  const lines = records.flatMap((one) =>
    one.lines.map((line) => ({
      ...line,
      description: line.description || (one.memo === memo ? '' : one.memo),
    })),
  );
  const own = rows.flatMap(({ faults, line }) => faults.map((fault) => ({ ...fault, line })));
  // What can't be read is said once.
  const isRead = ({ column, line = lines[0]!.line }: RowFault) =>
    own.every((fault) => fault.column !== column || fault.line !== line);
  const record: EntryImportRow = {
    number: records.find(({ number }) => number !== '')?.number ?? '',
    onDay: records.find(({ onDay }) => onDay !== '')?.onDay ?? '',
    memo,
    currency: records.find(({ currency }) => currency !== '')?.currency ?? '',
    rate: records.find(({ rate }) => rate !== null)?.rate ?? null,
    lines,
  };
  return { record, faults: [...own, ...headFaults(lines).filter(isRead)] };
};

/** Rows of one number are one entry; one without a number belongs to the row before it. */
const naming: RowSpans<EntryImportRow>['naming'] = (matching, reading) => {
  let before = '';
  return (row) => {
    before = new CellReader(row, matching, reading, names).text('number').toLowerCase() || before;
    return before;
  };
};

/** What an entry is known again by: the number of its file, and its day. */
export const keyOfEntry = ({ number, onDay }: Pick<EntryImportRow, 'number' | 'onDay'>): string =>
  `${number.trim().toLowerCase()}\n${onDay}`;

/** Files of journal entries. Source: finance answers, Q135. */
export const entryImport = importKind({
  names,
  fields,
  sample: entrySample,
  reader: {
    read: readEntryRow,
    spans: () => ({ naming, joined }),
    keyOf: keyOfEntry,
    nameOf: ({ number }) => number,
    worthOf: ({ lines, rate }, homeDigits) =>
      sum(lines.map(({ debit }) => atRate(debit, rate ?? '1', homeDigits))),
  } satisfies ImportReader<EntryImportRow>,
  add: 'settings.account',
  flag: 'advancedAccounting',
  cap: null,
  words: entryImportWords,
});

/** An entry as its form would ask for it. */
export const typedEntryOf = (row: EntryImportRow, homeCurrency: string): TypedEntry => ({
  onDay: row.onDay,
  currency: row.currency || homeCurrency,
  rate: row.currency === '' || row.currency === homeCurrency ? null : row.rate,
  memo: row.memo,
  reference: row.number,
  reverseOn: null,
  lines: row.lines.map(({ account, description, contact, debit, credit }) => ({
    accountId: null,
    account,
    description,
    contactId: null,
    contact,
    debit,
    credit,
    dueOn: null,
    settlesEntry: null,
    taxId: null,
    taxBase: null,
  })),
});

const ofLine = /^lines\.(\d+)\.(\w+)$/;
/** Where in the file a fault of the form is: its column, its line, and what is typed there. */
export const placedEntryFault = ({ lines }: EntryImportRow, field: string, message: string): RowFault => {
  const [, at, inLine] = ofLine.exec(field) ?? [];
  const line = at === undefined ? undefined : lines[Number(at)];
  const named = columnFilling(fields, inLine ?? field);
  const column = fieldNames.find((one) => one === named) ?? '';
  const { cells } = line ?? lines[0]!;
  return {
    column,
    value: column === '' ? '' : cells[column],
    message,
    ...(line && { line: line.line }),
  };
};

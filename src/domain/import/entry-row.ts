import type { Day } from '../day.ts';
import type { TypedEntry } from '../journal-entry/typed-entry.ts';
import { atRate, type Decimal, sum, zero } from '../money.ts';
import { isCurrency } from '../values/currency.ts';
import { everywhere } from '../words/everywhere.ts';
import { CellReader, type Reading, type ReadRecord, type RowFault } from './cells.ts';
import type { FileRow } from './file-rows.ts';
import { entryColumnNames, importRowFaults as words } from './import-files.words.ts';
import type { Matching } from './matching.ts';
import type { ImportReader } from './reader.ts';

type EntryField = keyof typeof entryColumnNames;

/** A line of a journal entry as its row says it. */
interface EntryRowLine {
  /** Its line in the file. */
  line: number;
  account: string;
  description: string;
  contact: string;
  debit: Decimal;
  credit: Decimal;
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

const currencyIn = (cells: CellReader<EntryField>): string => {
  const typed = cells.text('currency').toUpperCase();
  if (typed === '' || isCurrency(typed)) return typed;
  cells.fault('currency', everywhere.currencyUnknown);
  return '';
};

const fields = Object.keys(entryColumnNames) as EntryField[];

const readEntryRow = (
  row: FileRow,
  width: number,
  matching: Matching,
  reading: Reading,
): ReadRecord<EntryImportRow> => {
  const cells = new CellReader(row, matching, reading, entryColumnNames);
  const record: EntryImportRow = {
    number: cells.text('number'),
    onDay: cells.day('onDay') ?? '',
    memo: cells.text('memo'),
    currency: currencyIn(cells),
    rate: cells.number('rate'),
    lines: [
      {
        line: row.line,
        account: cells.text('account'),
        description: cells.text('description'),
        contact: cells.text('contact'),
        debit: cells.number('debit') ?? zero,
        credit: cells.number('credit') ?? zero,
        cells: Object.fromEntries(fields.map((field) => [field, cells.text(field)])) as Record<
          EntryField,
          string
        >,
      },
    ],
  };
  return cells.read(record, width, [], (field) => field);
};

/** What an entry says once: a row that leaves it out has what the others say. */
const headFields = ['number', 'onDay', 'currency', 'rate'] as const;

/** A fault at each row that says another thing of its entry than the first that says it, and at the first where it has to be said. */
const headFaults = (rows: readonly EntryRowLine[]): RowFault[] =>
  headFields.flatMap((field): RowFault[] => {
    const said = rows.filter(({ cells }) => cells[field] !== '');
    const [first] = said;
    const [column] = entryColumnNames[field];
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
const joinedRows = (
  rows: readonly (ReadRecord<EntryImportRow> & { line: number })[],
): ReadRecord<EntryImportRow> => {
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
const naming = (matching: Matching, reading: Reading) => {
  let before = '';
  return (row: FileRow): string => {
    before = new CellReader(row, matching, reading, entryColumnNames).text('number').toLowerCase() || before;
    return before;
  };
};

/** What an entry is known again by: the number of its file, and its day. */
export const keyOfEntry = ({ number, onDay }: Pick<EntryImportRow, 'number' | 'onDay'>): string =>
  `${number.trim().toLowerCase()}\n${onDay}`;

/** How rows of journal entries are read. Source: finance answers, Q135. */
export const entryReader: ImportReader<EntryImportRow> = {
  read: readEntryRow,
  spans: () => ({ naming, joined: joinedRows }),
  keyOf: keyOfEntry,
  nameOf: ({ number }) => number,
  worthOf: ({ lines, rate }, homeDigits) =>
    sum(lines.map(({ debit }) => atRate(debit, rate ?? '1', homeDigits))),
};

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
const columnOf: Readonly<Record<string, EntryField>> = {
  reference: 'number',
  foreignCurrencyId: 'currency',
};

/** Where in the file a fault of the form is: its column, its line, and what is typed there. */
export const placedEntryFault = ({ lines }: EntryImportRow, field: string, message: string): RowFault => {
  const [, at, inLine] = ofLine.exec(field) ?? [];
  const line = at === undefined ? undefined : lines[Number(at)];
  const named = columnOf[field] ?? inLine ?? field;
  const column = fields.find((one) => one === named) ?? '';
  const { cells } = line ?? lines[0]!;
  return {
    column,
    value: column === '' ? '' : cells[column],
    message,
    ...(line && { line: line.line }),
  };
};

import { beancount } from '../../../src/domain/books-export/beancount.ts';
import type { BooksFormat } from '../../../src/domain/books-export/exported-books.ts';
import { hledger } from '../../../src/domain/books-export/hledger.ts';
import { ledger } from '../../../src/domain/books-export/ledger.ts';
import { linesHead, linesRows } from '../../../src/domain/books-export/lines-csv.ts';
import { BooksFile, type BooksWriter } from '../../../src/domain/books-export/written-books.ts';
import type { Range, Span } from '../../../src/domain/values/period.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { booksFileName, linesFileName } from '../../../src/domain/words/books-export.ts';
import { requestFaults } from '../../../src/domain/words/requests.ts';
import { reportAccounts } from '../../reports/account-sums.ts';
import {
  booksOf,
  countLines,
  detailedEntries,
  exportedDays,
  exportedEntries,
} from '../../reports/exported-books.ts';
import { fileName } from '../../services/document-paper.ts';
import { csvFile, csvPart } from '../../services/list-file.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../../store/database/tx.ts';
import type { StoredFile } from '../../store/files/files.ts';

/** Books as they are exported. */
export interface AskedBooks {
  format: BooksFormat;
  days: Span;
}

/** Lines of the journal in one file at most, and in one that is waited for. Source: finance-answers.md, Q123. */
const mostLines = 200_000;
const mostWaitedFor = 5000;

const programs: Readonly<Record<Exclude<BooksFormat, 'csv'>, { writer: BooksWriter; extension: string }>> = {
  hledger: { writer: hledger, extension: 'journal' },
  ledger: { writer: ledger, extension: 'ledger' },
  beancount: { writer: beancount, extension: 'beancount' },
};

const programFile = async (tx: Tx, format: keyof typeof programs, days: Range): Promise<StoredFile> => {
  const { writer, extension } = programs[format];
  const file = new BooksFile(await booksOf(tx, days), writer);
  const text = [file.begin()];
  for await (const entries of exportedEntries(tx, days))
    text.push(entries.map((entry) => file.entry(entry)).join(''));
  text.push(file.end());
  return {
    name: fileName(booksFileName(days), extension),
    mime: 'text/plain; charset=utf-8',
    bytes: Buffer.from(text.join('')),
  };
};

const linesFile = async (tx: Tx, days: Range): Promise<StoredFile> => {
  const accounts = new Map((await reportAccounts(tx)).map((account) => [account.id, account]));
  const parts = [csvPart([linesHead])];
  for await (const entries of detailedEntries(tx, days)) {
    const rows = entries.flatMap((entry) => linesRows(entry, accounts, tx.business.homeCurrency));
    if (rows.length > 0) parts.push(csvPart(rows));
  }
  return csvFile(fileName(linesFileName(days), 'csv'), parts);
};

/** The days and the number of lines some books have. @throws Refused for more lines than a file takes */
const sizeOf = async (tx: Tx, asked: AskedBooks): Promise<{ days: Range; lines: number }> => {
  const days = await exportedDays(tx, asked.days);
  const lines = await countLines(tx, days);
  if (lines > mostLines) throw new Refused(refusal('invalid', requestFaults.tooLongForFile));
  return { days, lines };
};

/** What a file of some books is called, and whether it is made while somebody waits. @throws Refused for more lines than a file takes */
export const fileOfBooks = (ctx: Ctx, asked: AskedBooks): Promise<{ name: string; isWaitedFor: boolean }> =>
  withBusiness(ctx, 'read', async (tx) => {
    const { days, lines } = await sizeOf(tx, asked);
    const name =
      asked.format === 'csv'
        ? fileName(linesFileName(days), 'csv')
        : fileName(booksFileName(days), programs[asked.format].extension);
    return { name, isWaitedFor: lines <= mostWaitedFor };
  });

/** Makes a file of the books of some days, as they stood at one moment. @throws Refused for more lines than a file takes */
export const makeBooksFile = (ctx: Ctx, asked: AskedBooks): Promise<StoredFile> =>
  withBusiness(ctx, 'long', async (tx) => {
    const { days } = await sizeOf(tx, asked);
    return asked.format === 'csv' ? linesFile(tx, days) : programFile(tx, asked.format, days);
  });

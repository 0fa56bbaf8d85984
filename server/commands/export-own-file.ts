import { roleRefusal } from '../../src/domain/access/permissions.ts';
import { inChartOrder } from '../../src/domain/books/ledger-account.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { type AccountField, accountRow } from '../../src/domain/import/account-row.ts';
import { documentRows } from '../../src/domain/import/document-file.ts';
import type { DocumentField } from '../../src/domain/import/document-row.ts';
import { expenseRows } from '../../src/domain/import/expense-file.ts';
import type { ExpenseField } from '../../src/domain/import/expense-row.ts';
import { importAnswers } from '../../src/domain/import/import-files.words.ts';
import type { ImportKindSpec } from '../../src/domain/import/kind.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { handOutList, mostRows } from '../services/list-file.ts';
import { allAccounts, openingBalances } from '../store/books/accounts.ts';
import { expensesWhere } from '../store/books/expenses.ts';
import { type Ctx, Refused, refuse, type Tx, withBusiness } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { issuedByNumber, paymentsByDocument } from '../store/documents/known-documents.ts';
import { locationStore } from '../store/stock/locations.ts';

const atOnce = 500;

/** The rows of all issued documents of a kind, by their numbers. */
const documentCells = async (tx: Tx, documents: DocumentKind, spec: ImportKindSpec): Promise<string[][]> => {
  const [listed, locations, accounts] = await Promise.all([
    issuedByNumber(tx, documents, mostRows + 1),
    locationStore.all(tx),
    allAccounts(tx),
  ]);
  const named = {
    homeCurrency: tx.business.homeCurrency,
    locations: new Map(locations.map(({ id, name }) => [id, name])),
    accounts: new Map(accounts.map(({ id, name }) => [id, name])),
  };
  const cells: string[][] = [];
  for (let at = 0; at < listed.length && cells.length <= mostRows; at += atOnce) {
    const part = listed.slice(at, at + atOnce);
    const ids = part.map(({ id }) => id);
    const [found, payments] = await Promise.all([
      findDocuments(tx, documents, ids),
      paymentsByDocument(tx, ids),
    ]);
    const byId = new Map(found.map((document) => [document.id, document]));
    for (const { id, contact } of part)
      for (const row of documentRows(byId.get(id)!, { ...named, contact, payment: payments.get(id) ?? null }))
        cells.push(spec.written.map(({ key }) => row[key as DocumentField]));
  }
  return cells;
};

/** The rows of all expenses that aren't deleted, one for each line, by their numbers. */
const expenseCells = async (tx: Tx, spec: ImportKindSpec): Promise<string[][]> => {
  const found = await expensesWhere(tx, `x.status = 'Recorded' order by x.seq, x.id limit $2`, [
    mostRows + 1,
  ]);
  const rows = found.flatMap((expense) => expenseRows(expense, tx.business.homeCurrency));
  return rows.map((row) => spec.written.map(({ key }) => row[key as ExpenseField]));
};

/** The rows of all accounts in use, in the order of the chart. */
const accountCells = async (tx: Tx, spec: ImportKindSpec): Promise<string[][]> => {
  const [accounts, opened] = await Promise.all([allAccounts(tx), openingBalances(tx)]);
  return accounts
    .filter(({ active }) => active)
    .sort(inChartOrder)
    .map((account) => {
      const row = accountRow(account, opened.get(account.id) ?? null);
      return spec.written.map(({ key }) => row[key as AccountField]);
    });
};

const cellsOf = (tx: Tx, kind: ImportKind, spec: ImportKindSpec): Promise<string[][]> => {
  if (kind === 'accounts') return accountCells(tx, spec);
  return spec.documents ? documentCells(tx, spec.documents, spec) : expenseCells(tx, spec);
};

/** What is exported, as the audit trail calls it. */
const subjectOf = (kind: ImportKind, { documents }: ImportKindSpec): string =>
  kind === 'accounts' ? 'account' : (documents ?? 'expense');

/**
 * Writes what a business has of a kind into a file as it is imported, in the order of their numbers, and hands it out for a minute: of documents
 * the issued ones with a row for each line, of expenses those that aren't deleted, of accounts those in use. Throws `Refused` for a kind that has no such file, a role
 * that exports none of it, and more rows than a file holds.
 */
export const exportOwnFile = async (ctx: Ctx, kind: ImportKind): Promise<{ token: string; name: string }> => {
  const spec = importKindSpecs[kind];
  if (!spec.exports) throw new Refused(invalid('type', importAnswers.kindUnknown));
  refuse(roleRefusal(ctx.user.role, spec.exports));
  const rows = await withBusiness(ctx, 'long', (tx) => cellsOf(tx, kind, spec));
  const head = spec.written.map(({ name }) => name);
  return handOutList(ctx, { title: spec.words.list, head, rows, act: `${subjectOf(kind, spec)}.export` });
};

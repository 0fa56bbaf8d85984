import { roleRefusal } from '../../src/domain/access/permissions.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { documentRows } from '../../src/domain/import/document-file.ts';
import type { DocumentField } from '../../src/domain/import/document-row.ts';
import { expenseRow } from '../../src/domain/import/expense-file.ts';
import type { ExpenseField } from '../../src/domain/import/expense-row.ts';
import type { ImportKindSpec } from '../../src/domain/import/kind.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { importAnswers } from '../../src/domain/words/import-files.ts';
import { handOutList, mostRows } from '../services/list-file.ts';
import { allAccounts } from '../store/accounts.ts';
import { findDocuments } from '../store/documents.ts';
import { expensesWhere } from '../store/expenses.ts';
import { issuedByNumber } from '../store/known-documents.ts';
import { allLocations } from '../store/locations.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../store/tx.ts';

const atOnce = 500;

/** The columns of our own files. */
const columnsOf = ({ columns, comparedOnly = [] }: ImportKindSpec) =>
  columns.filter(({ key }) => !comparedOnly.includes(key));

/** The rows of all issued documents of a kind, by their numbers. */
const documentCells = async (tx: Tx, documents: DocumentKind, spec: ImportKindSpec): Promise<string[][]> => {
  const [listed, locations, accounts] = await Promise.all([
    issuedByNumber(tx, documents, mostRows + 1),
    allLocations(tx),
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
    const found = await findDocuments(
      tx,
      documents,
      part.map(({ id }) => id),
    );
    const byId = new Map(found.map((document) => [document.id, document]));
    for (const { id, contact } of part)
      for (const row of documentRows(byId.get(id)!, { ...named, contact }))
        cells.push(columnsOf(spec).map(({ key }) => row[key as DocumentField]));
  }
  return cells;
};

/** The rows of all expenses that aren't deleted, by their numbers. */
const expenseCells = async (tx: Tx, spec: ImportKindSpec): Promise<string[][]> => {
  const found = await expensesWhere(tx, `x.status = 'Recorded' order by x.seq, x.id limit $2`, [
    mostRows + 1,
  ]);
  return found.map((expense) => {
    const row = expenseRow(expense, tx.business.homeCurrency);
    return columnsOf(spec).map(({ key }) => row[key as ExpenseField]);
  });
};

/**
 * Writes what a business has of a kind into a file as it is imported, in the order of the numbers, and hands it out for a minute: of documents
 * the issued ones with a row for each line, of expenses those that aren't deleted. Throws `Refused` for a kind that has no such file, a role
 * that exports none of it, and more rows than a file holds.
 */
export const exportOwnFile = async (ctx: Ctx, kind: ImportKind): Promise<{ token: string; name: string }> => {
  const spec = importKindSpecs[kind];
  if (!spec.exports) throw new Refused(invalid('type', importAnswers.kindUnknown));
  const refused = roleRefusal(ctx.user.role, spec.exports);
  if (refused) throw new Refused(refused);
  const { documents, words } = spec;
  const rows = await withBusiness(ctx, 'long', (tx) =>
    documents ? documentCells(tx, documents, spec) : expenseCells(tx, spec),
  );
  const head = columnsOf(spec).map(({ name }) => name);
  return handOutList(ctx, { title: words.list, head, rows, act: `${documents ?? 'expense'}.export` });
};

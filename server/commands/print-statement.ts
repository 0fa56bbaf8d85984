import { type PrintableStatement, printedStatement } from '../../src/domain/customer/statement.ts';
import { lookOf, worn } from '../../src/domain/template.ts';
import { findCustomer } from '../store/contacts.ts';
import { handOut, type StoredFile } from '../store/files.ts';
import { picturesOf } from '../store/pictures.ts';
import { statementOf } from '../store/statements.ts';
import { templateOrDefault } from '../store/templates.ts';
import { type BusinessCtx, type BusinessTx, withBusiness } from '../store/tx.ts';
import { fileName, type Printing } from './print-document.ts';

/** How many claims one paper holds; beyond that it says how many there are. */
const most = 500;

/** A customer's statement as it goes on paper today. Throws `Missing`. */
export const printableStatementOf = async (
  tx: BusinessTx,
  customerId: string,
): Promise<PrintableStatement> => {
  const customer = await findCustomer(tx, customerId);
  const { rows, total, claimed, due, credit } = await statementOf(tx, customerId, { page: 1, limit: most });
  const { name, address, homeCurrency, locale } = tx.business;
  const template = worn(await templateOrDefault(tx, null));
  const look = lookOf(template, await picturesOf(tx, [template.logo]));
  return {
    from: { name, address },
    to: customer,
    asOf: tx.today,
    rows,
    total,
    claimed,
    due,
    credit,
    homeCurrency,
    locale,
    // Nobody signs a statement.
    look: { ...look, signature: null, holder: '' },
  };
};

/** A statement as a PDF file. */
export const statementPdf = async ({ pdf }: Printing, statement: PrintableStatement): Promise<StoredFile> => {
  const paper = printedStatement(statement);
  return { name: fileName(paper.title), mime: 'application/pdf', bytes: await pdf.render(paper) };
};

/** Prints a customer's statement and hands it out for a minute; no transaction is kept open for the page. Throws `Missing`. */
export const printStatement = async (
  ctx: BusinessCtx,
  printing: Printing,
  customerId: string,
): Promise<{ token: string; name: string }> => {
  const statement = await withBusiness(ctx, 'read', (tx) => printableStatementOf(tx, customerId));
  const file = await statementPdf(printing, statement);
  return { token: await withBusiness(ctx, 'write', (tx) => handOut(tx, file)), name: file.name };
};

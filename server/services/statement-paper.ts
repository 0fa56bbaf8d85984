import { receivable, type Side } from '../../src/domain/books/side.ts';
import { type PaperBank, paperBankOf } from '../../src/domain/documents/document-paper.ts';
import { statementRefusal } from '../../src/domain/documents/paper-length.ts';
import { isPositive } from '../../src/domain/money.ts';
import { type PrintableStatement, statementTitle } from '../../src/domain/report/account-statement.ts';
import { appliedTemplate, lookOf } from '../../src/domain/template/template.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { allBanks } from '../store/books/banks.ts';
import { wholeActivity } from '../store/books/statement-moves.ts';
import { wholeStatementOf } from '../store/books/statements.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { type BusinessTx, refuse } from '../store/database/tx.ts';
import { kindOf } from '../store/documents/documents.ts';
import { materialOf } from '../store/documents/paper-material.ts';
import { templateOrDefault } from '../store/documents/templates.ts';
import type { StoredFile } from '../store/files/files.ts';
import { hasBracketsOnPaper } from '../store/settings/business-settings.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { fileName, type Printing, printableFrom } from './document-paper.ts';
import { type PayLinks, payLinkOf } from './pay-link.ts';

/** The bank that customers pay to unless another is named; nobody is told where to pay what vendors are owed. */
const bankToPay = async (tx: BusinessTx, side: Side): Promise<PaperBank | null> => {
  const found = side === receivable ? (await allBanks(tx)).find(({ isDefault }) => isDefault) : undefined;
  return found ? paperBankOf(found) : null;
};

/** The statement of a contact's account of some days as it goes on paper today, all that moved the balance on it. Throws `Missing`. */
export const printableStatementOf = async (
  tx: BusinessTx,
  side: Side,
  contactId: string,
  span: Span,
): Promise<PrintableStatement> => {
  const contact = await findContact(tx, side.contact, contactId);
  const { total: _, ...statement } = await wholeStatementOf(tx, side, contactId, span);
  const activity = await wholeActivity(tx, {
    side,
    contactId,
    from: span.from ?? '0001-01-01',
    to: span.to ?? tx.today,
  });
  const { homeCurrency, locale } = tx.business;
  const template = appliedTemplate(await templateOrDefault(tx, null));
  const look = lookOf(template, await materialOf(tx, [template.logo]));
  return {
    words: side.words.statement,
    from: await findOwnParty(tx),
    to: contact,
    asOf: statement.rows.map(({ issuedOn }) => issuedOn).reduce((a, b) => (a > b ? a : b), tx.today),
    span,
    ...statement,
    activity,
    homeCurrency,
    locale,
    bank: look.showsBank ? await bankToPay(tx, side) : null,
    brackets: await hasBracketsOnPaper(tx),
    // Nobody signs a statement.
    look: { ...look, signature: null, holder: '' },
  };
};

/** As many of what is due first as are tried for one that is paid online: those of a currency nobody takes have no link. */
const mostTried = 5;

/**
 * The same with where the customer pays online what is due first, for paper that goes to them.
 *
 * @param mayMake whether a link comes to be where none lives: it opens the document to whoever has it
 */
export const withPayLink = async (
  tx: BusinessTx,
  links: PayLinks,
  statement: PrintableStatement,
  mayMake: boolean,
): Promise<PrintableStatement> => {
  if (!statement.look.showsOnline) return statement;
  const due = statement.rows
    .filter((row) => row.documentId !== null && isPositive(row.due))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  for (const { documentId } of due.slice(0, mostTried)) {
    const id = documentId!;
    const document = await printableFrom(tx, await kindOf(tx, id), id);
    const link = await payLinkOf(tx, links, document, { id, mayMake });
    if (link) return { ...statement, online: { number: document.number ?? '', link } };
  }
  return statement;
};

/** A statement as a PDF file of a business. Throws `Refused` for one that is too long, and `Unavailable` while too many wait. */
export const statementPdf = async (
  { pdf }: Printing,
  whose: string,
  statement: PrintableStatement,
): Promise<StoredFile> => {
  refuse(statementRefusal(statement.activity.length));
  return {
    name: fileName(statementTitle(statement)),
    mime: 'application/pdf',
    bytes: await pdf.renderStatement(statement, whose),
  };
};

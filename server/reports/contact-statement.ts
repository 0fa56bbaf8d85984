import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import * as specs from '../../src/domain/report/contact-statement.ts';
import { statement as statementWords } from '../../src/domain/words/contacts.ts';
import { statementOf } from '../store/books/statements.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { Missing } from '../store/database/tx.ts';
import { reportSource } from './report.ts';

const source = (spec: typeof specs.customerStatement, side: Side) =>
  reportSource(spec, async (tx, { days, contact, page, limit }) => {
    if (contact === null) throw new Missing();
    const { name } = await findContact(tx, side.contact, contact);
    const statement = await statementOf(tx, side, contact, days, { page, limit });
    return { ...statement, title: statementWords.statementOf(name) };
  });

/** A customer's claims of some days, the last due first, with what they come to at home. @throws Missing */
export const customerStatement = source(specs.customerStatement, receivable);

/** The same of what a vendor claimed. @throws Missing */
export const vendorStatement = source(specs.vendorStatement, payable);

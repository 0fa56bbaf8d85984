import { receivable } from '../../src/domain/books/side.ts';
import { customerStatement as spec } from '../../src/domain/report/customer-statement.ts';
import * as statementWords from '../../src/domain/words/statement.ts';
import { findContact } from '../store/contacts.ts';
import { statementOf } from '../store/statements.ts';
import { Missing } from '../store/tx.ts';
import { reportSource } from './report.ts';

/** A customer's claims of some days, the last due first, with what they come to at home. @throws Missing */
export const customerStatement = reportSource(spec, async (tx, { days, contact, page, limit }) => {
  if (contact === null) throw new Missing();
  const customer = await findContact(tx, receivable.contact, contact);
  const statement = await statementOf(tx, receivable, contact, days, { page, limit });
  return { ...statement, title: statementWords.statementOf(customer.name) };
});

import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import * as specs from '../../src/domain/report/contact-statement.ts';
import { statement as statementWords } from '../../src/domain/words/contacts.ts';
import { statementOf } from '../store/books/statements.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { Missing } from '../store/database/tx.ts';
import { activityOf } from './client-statement.ts';
import { firstDay, type Report, type ReportSource, reportSource, rowReport } from './report.ts';

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

const activity = (spec: typeof specs.customerActivity, side: Side) =>
  reportSource(spec, async (tx, { days, contact: contactId, ...query }) => {
    if (contactId === null) throw new Missing();
    const { name } = await findContact(tx, side.contact, contactId);
    const asked = { side, contactId, from: days.from ?? firstDay, to: days.to ?? tx.today };
    return { title: statementWords.statementOf(name), edges: days, ...(await activityOf(tx, asked, query)) };
  });

/** What moved the balance of a customer in some days, in their order, with the balance after each. @throws Missing */
export const customerActivity = activity(specs.customerActivity, receivable);

/** The same of a vendor. @throws Missing */
export const vendorActivity = activity(specs.vendorActivity, payable);

/** The view of a statement that lists what moved the balance; without a view the claims alone, as the specification has it. */
export const activityView = 'activity';

const inViews = <Row, Sums>(claims: ReportSource<Row, Sums>, moved: typeof customerActivity): Report => ({
  name: claims.spec.name,
  read: (tx, request, ...more) =>
    (request.view === activityView ? rowReport(moved) : rowReport(claims)).read(tx, request, ...more),
});

/** A customer's statement in the view asked for. */
export const customerStatementViews = inViews(customerStatement, customerActivity);

/** The same of a vendor's. */
export const vendorStatementViews = inViews(vendorStatement, vendorActivity);

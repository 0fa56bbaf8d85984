import { typeNames } from '../../domain/documents/kinds.ts';
import { customerStatement } from '../../domain/report/contact-statement.ts';
import { reportSheet } from '../wire/report-sheet.ts';
import { done, file, plainly, subject, told } from './call.ts';
import { ignoredUser, listStatus, lowerPaged } from './document-list.ts';
import {
  day,
  decimal,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paged,
  paging,
  part,
  text,
  typedText,
  verbatim,
} from './field.ts';
import { invoiceRow } from './invoice-fields.ts';
import { mailForm, mailSent } from './mailing.ts';
import { ratedMoney } from './payment.ts';
import { figureDays } from './span.ts';
import { touchedByBooking } from './subject.ts';

const at = '/api/Client/';
const asked = subject('businessid', at, ignoredUser);
const { ours } = subject('businessid', at);
const statements = subject('businessid', at, {}, 'statementOfAccount').ours;

const one = { contactId: id('clientid') };
const reads = 'customers';

/** What the statement of a contact's account is asked for, whatever their role. */
export const statementAsked = {
  ...paging,
  ...figureDays,
  compare: optional(typedText('compare', 20)),
  /** `activity` for a report of what moved the balance; of its claims where none is named. */
  view: optional(typedText('view', 20)),
};

/** A claim, beside the document it is of. */
export const claim = {
  issuedOn: day('issue_date'),
  dueOn: day('due_date'),
  currency: text('currency'),
  amount: decimal('totalamount'),
  due: decimal('amountdue'),
  homeAmount: decimal('hometotalamount'),
  homeDue: decimal('homeamountdue'),
};

/** What is claimed: a document of some type, what was owed when the books began, or an entry by hand. */
export const claimTypes = [...typeNames, 'opening', 'entry'] as const;

/** What a statement answers beside its claims. */
export const statementSums = {
  from: nullable(day('fromdate')),
  to: nullable(day('todate')),
  opening: decimal('openingbalance'),
  /** Of what was owed before the days, what was cancelled in them. */
  cancelled: decimal('totalcancelled'),
  settled: decimal('totalsettled'),
  due: decimal('totalamountdue'),
  ...lowerPaged,
  report: verbatim(reportSheet)('report'),
};

/** What a customer owes and paid, and what goes to them about it. */
export const customerAccountCalls = {
  clientStatement: subject('businessid', '', {}, customerStatement.flag).read(
    '/api/invoice/ClientStatement',
    customerStatement.permission,
    {
      takes: { ...one, ...statementAsked },
      says: plainly({
        claims: list('statement', {
          ...claim,
          documentId: nullable(id('InvoiceId')),
          number: nullable(text('invoicenumber')),
          type: oneOf('invoicetype', claimTypes),
        }),
        ...statementSums,
        claimed: decimal('totalinvocesamount'),
        credit: decimal('credit'),
      }),
      reads,
    },
  ),
  downloadStatement: statements.ask('download-statement', 'customer.export', {
    takes: { ...one, ...figureDays },
    says: file,
  }),
  sendStatement: statements.change('send-statement', 'customer.reshare', {
    takes: { ...one, ...figureDays, ...mailForm },
    says: mailSent,
    touches: ['customers'],
  }),
  listInvoicesOfCustomer: subject('businessId', at).read(
    '/api/invoice/GetAllInvoicesByClientWithFilters',
    'customer.view',
    {
      takes: {
        contactId: id('clientId'),
        ...paging,
        column: optional(typedText('sortBy', 40)),
        direction: optional(typedText('sortOrder', 20)),
        search: optional(typedText('searchQuery', 200)),
        ...listStatus,
      },
      says: plainly({ rows: list('Invoices', invoiceRow), ...paged }),
      reads,
    },
  ),
  customerHistory: asked.read('GetClientHistory', 'customer.view', {
    takes: { ...one, ...paging },
    says: plainly({
      sums: part('summarydata', {
        count: number('totalinvoices'),
        invoiced: decimal('totalinvoiced'),
        paid: decimal('totalpaid'),
        outstanding: decimal('totaloutstanding'),
        overdue: decimal('totaloverdue'),
        credit: decimal('credit'),
        since: nullable(day('firstinvoicedate')),
        lastOn: nullable(day('lastinvoicedate')),
      }),
      rows: list('Invoices', {
        ...invoiceRow,
        payments: list('payments', {
          onDay: day('date'),
          amount: decimal('amount'),
          by: text('paymenttype'),
        }),
      }),
      ...paged,
    }),
    reads,
  }),
  payOpeningBalance: ours.change('pay-opening-balance', 'customer.addPayment', {
    takes: { ...one, amount: decimal('amount'), ...ratedMoney },
    says: told(done),
    touches: touchedByBooking,
  }),
  deleteOpeningPayment: ours.change('delete-opening-payment', 'customer.delete', {
    takes: { ...one, paymentId: id('PaymentId') },
    says: told(done),
    touches: touchedByBooking,
  }),
};

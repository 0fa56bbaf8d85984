import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { Day } from '../../domain/day.ts';
import { isGone } from '../../domain/documents/status.ts';
import type { Decimal } from '../../domain/money.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { currencyOf } from '../../domain/values/currency.ts';
import type { AskedDays } from '../calls/contacts-asked.ts';
import { customerAccountCalls } from '../calls/customer-account.ts';
import { invoiceCalls } from '../calls/invoice.ts';
import { vendorAccountCalls } from '../calls/vendor-account.ts';
import { ask } from '../client/ask.ts';
import type { Asks } from '../client/asks.ts';
import type { Asked, OpeningPaid, Told } from '../client/command.ts';
import type { ContactListFilter, ListedPage } from './document-list.ts';
import { sentBank } from './payment.ts';

/** A statement to be mailed, and the letter as typed. */
export interface StatementMail {
  contactId: string;
  days: AskedDays;
  mail: { email: string; cc: string; bcc: string; message: string };
}

/** What is given back of what was paid beyond what is owed. */
export interface Refund {
  contactId: string;
  amount: Decimal;
  /** Null for the business's own. */
  currency: string | null;
  /** Home per unit of it on the day; null at home. */
  rate: Decimal | null;
  mode: PaymentMode;
  /** Empty for the default one. */
  bankId: string;
  /** Today where left out. */
  onDay: Day | undefined;
}

const sentSpan = ({ period, from, to }: AskedDays) => ({
  period,
  from: from || undefined,
  to: to || undefined,
});

const sentRefund = ({ currency, ...refund }: Refund) => ({
  ...refund,
  foreignCurrencyId: currency === null ? null : currencyOf(currency).id,
  bankId: sentBank(refund),
});

/** The calls about the account of a contact in one role. */
interface RoleCalls {
  download: typeof customerAccountCalls.downloadStatement | typeof vendorAccountCalls.downloadVendorStatement;
  send: typeof customerAccountCalls.sendStatement | typeof vendorAccountCalls.sendVendorStatement;
  payOpening: typeof customerAccountCalls.payOpeningBalance | typeof vendorAccountCalls.payVendorOpening;
  deleteOpening:
    | typeof customerAccountCalls.deleteOpeningPayment
    | typeof vendorAccountCalls.deleteVendorOpeningPayment;
  refund: typeof invoiceCalls.refundCredit | typeof vendorAccountCalls.refundAdvance;
}

const commandsBy = (calls: RoleCalls) => ({
  /** A statement of some days as PDF: the address to fetch it from. */
  statementFile: async (
    businessId: string,
    contactId: string,
    days: AskedDays,
  ): Promise<{ url: string; name: string }> =>
    (await ask(calls.download, { businessId, contactId, ...sentSpan(days) })).data,
  /** Sends them their statement by mail, as PDF. */
  sendStatement: (
    { businessId, intentKey }: Asked,
    { contactId, days, mail: { message: note, ...mail } }: StatementMail,
  ): Promise<Told> =>
    ask(calls.send, { businessId, contactId, ...sentSpan(days), ...mail, note }, { intentKey }),
  /** Records a payment of what was owed when the books began. */
  payOpening: ({ businessId, intentKey }: Asked, paid: OpeningPaid): Promise<Told> =>
    ask(calls.payOpening, { businessId, ...paid, bankId: sentBank(paid) }, { intentKey }),
  /** Takes such a payment back. */
  deleteOpeningPayment: (
    { businessId, intentKey }: Asked,
    { contactId, paymentId }: { contactId: string; paymentId: string },
  ): Promise<Told> => ask(calls.deleteOpening, { businessId, contactId, paymentId }, { intentKey }),
  /** Records that what was paid beyond what is owed, in one currency, was paid back. */
  refund: ({ businessId, intentKey }: Asked, refund: Refund): Promise<Told> =>
    ask(calls.refund, { businessId, ...sentRefund(refund) }, { intentKey }),
});

/** What is done about the account of a contact, by role. */
export const contactAccount = {
  customer: commandsBy({
    download: customerAccountCalls.downloadStatement,
    send: customerAccountCalls.sendStatement,
    payOpening: customerAccountCalls.payOpeningBalance,
    deleteOpening: customerAccountCalls.deleteOpeningPayment,
    refund: invoiceCalls.refundCredit,
  }),
  vendor: commandsBy({
    download: vendorAccountCalls.downloadVendorStatement,
    send: vendorAccountCalls.sendVendorStatement,
    payOpening: vendorAccountCalls.payVendorOpening,
    deleteOpening: vendorAccountCalls.deleteVendorOpeningPayment,
    refund: vendorAccountCalls.refundAdvance,
  }),
} as const;

/** A page of a customer's invoices and receipts. */
export const customerInvoices = (
  businessId: string,
  contactId: string,
  { page, status, search, sort }: ContactListFilter,
): Asks<ListedPage<PostedRow>> => {
  const [column = 'issue_date', direction = 'desc'] = sort.split(' ');
  return {
    queryKey: ['customers', businessId, 'invoices', contactId, { page, status, search, sort }],
    queryFn: async ({ signal }) => {
      const { rows, total } = await ask(
        customerAccountCalls.listInvoicesOfCustomer,
        {
          businessId,
          contactId,
          page: String(page),
          limit: '10',
          column,
          direction,
          search: search || undefined,
          status: status || undefined,
        },
        { signal },
      );
      return { rows: rows.map((row) => ({ ...row, kind: 'invoice' as const })), total };
    },
    placeholderData: keepPreviousData,
  };
};

const fetchHistory = async (businessId: string, contactId: string, page: number, signal: AbortSignal) => {
  const { rows, ...found } = await ask(
    customerAccountCalls.customerHistory,
    { businessId, contactId, page: String(page), limit: '10' },
    { signal },
  );
  return {
    ...found,
    rows: rows.map((row) => ({ ...row, gone: isGone({ kind: 'invoice', status: row.status }) })),
  };
};

/** What was issued to a customer, and what settled it. */
export type HistoryRow = Awaited<ReturnType<typeof fetchHistory>>['rows'][number];

/** A page of what was issued to a customer and what settled it, with what all of it comes to. */
export const customerHistory = (businessId: string, customerId: string, page: number) =>
  queryOptions({
    queryKey: ['customers', businessId, 'history', customerId, page],
    queryFn: ({ signal }) => fetchHistory(businessId, customerId, page, signal),
    placeholderData: keepPreviousData,
  });

import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { CustomerCard, SavedContact, TypedOpening } from '../../domain/contact.ts';
import { currencyOf } from '../../domain/currency.ts';
import type { Day } from '../../domain/day.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { Decimal } from '../../domain/money.ts';
import { customerAccountCalls } from '../calls/customer-account.ts';
import { invoiceCalls } from '../calls/invoice.ts';
import { ask } from '../client/ask.ts';
import { send } from '../client/client.ts';
import { customerCalls as calls } from '../contract/customer.ts';
import { customerExportCalls } from '../contract/customer-export.ts';
import { type AskedDays, type ContactsAsked, sentOrder } from '../queries/contact-list.ts';
import { openingWire } from '../wire/contact.ts';
import { customerWire } from '../wire/customer.ts';
import { bulkFrom } from '../wire/document.ts';
import { paymentWire, sentBank } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Edited, OpeningPaid, Told } from './command.ts';

const ours = ourNames(customerWire);

interface TypedCustomer {
  card: CustomerCard;
  opening: TypedOpening;
  /** Null for a new one. */
  edited: Edited | null;
  /** The vendor who becomes a customer too; null for nobody. */
  joins: string | null;
}

/** Adds a customer, or saves the one that is edited. An email another customer has is warned of, not refused. */
export const saveCustomer = async (
  { businessId: businessid, intentKey }: Asked,
  { card, opening, edited, joins }: TypedCustomer,
): Promise<Told & SavedContact> => {
  const body = { businessid, ...customerWire.toWire(card), ...openingWire.toWire(opening) };
  const { message, data } = await (edited
    ? send(calls.updateCustomer, { body: { ...body, ...edited }, intentKey, ours })
    : send(calls.addCustomer, { body: { ...body, VendorIDFK: joins }, intentKey, ours }));
  return { message, id: data.id, warning: data.warning };
};

/** Puts a customer away; their documents stay. */
export const deleteCustomer = (
  { businessId: businessid, intentKey }: Asked,
  clientid: string,
): Promise<Told> => send(calls.deleteCustomer, { body: { businessid, clientid }, intentKey });

/** Takes a deleted customer back. */
export const restoreCustomer = (
  { businessId: businessid, intentKey }: Asked,
  clientid: string,
): Promise<Told> => send(calls.restoreCustomer, { body: { businessid, clientid }, intentKey });

/** Puts several customers away, answered row by row. */
export const deleteCustomers = async (
  { businessId: businessid, intentKey }: Asked,
  clientid: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(calls.deleteCustomers, { body: { businessid, clientid }, intentKey }));

/** Takes several deleted customers back, answered row by row. */
export const restoreCustomers = async (
  { businessId: businessid, intentKey }: Asked,
  clientid: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(calls.restoreCustomers, { body: { businessid, clientid }, intentKey }));

const sentSpan = ({ period, from, to }: AskedDays) => ({
  period,
  from: from || undefined,
  to: to || undefined,
});

/** A customer's statement of some days as PDF: the address to fetch it from. */
export const statementFile = async (
  businessId: string,
  contactId: string,
  days: AskedDays,
): Promise<{ url: string; name: string }> =>
  (await ask(customerAccountCalls.downloadStatement, { businessId, contactId, ...sentSpan(days) })).data;

/** A statement to be mailed, and the letter as typed. */
export interface StatementMail {
  contactId: string;
  days: AskedDays;
  mail: { email: string; cc: string; bcc: string; message: string };
}

/** Sends a customer their statement by mail, as PDF. */
export const sendStatement = (
  { businessId, intentKey }: Asked,
  { contactId, days, mail: { message: note, ...mail } }: StatementMail,
): Promise<Told> =>
  ask(
    customerAccountCalls.sendStatement,
    { businessId, contactId, ...sentSpan(days), ...mail, note },
    { intentKey },
  );

/** Records a payment of what a customer owed when the books began. */
export const payOpening = ({ businessId, intentKey }: Asked, paid: OpeningPaid): Promise<Told> =>
  ask(customerAccountCalls.payOpeningBalance, { businessId, ...paid, bankId: sentBank(paid) }, { intentKey });

/** Takes such a payment back. */
export const deleteOpeningPayment = (
  { businessId, intentKey }: Asked,
  { contactId, paymentId }: { contactId: string; paymentId: string },
): Promise<Told> =>
  ask(customerAccountCalls.deleteOpeningPayment, { businessId, contactId, paymentId }, { intentKey });

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

/** A refund as it is sent for either role. */
export const sentRefund = ({ currency, ...paid }: Omit<Refund, 'contactId'>) => ({
  ForeignCurrencyID: currency === null ? null : currencyOf(currency).id,
  ...paymentWire.toWire({ ...paid, bankId: sentBank(paid) }),
});

/** Pays a customer's credit in one currency back. */
export const refundCredit = (
  { businessId, intentKey }: Asked,
  { currency, ...refund }: Refund,
): Promise<Told> =>
  ask(
    invoiceCalls.refundCredit,
    {
      businessId,
      ...refund,
      foreignCurrencyId: currency === null ? null : currencyOf(currency).id,
      bankId: sentBank(refund),
    },
    { intentKey },
  );

export interface AskedFile {
  columns: string[];
  list: Omit<ContactsAsked, 'page'>;
  /** Those that go alone; none for all of the list. */
  picked: readonly string[];
}

/** What a file is asked to hold, as it is sent for either role. */
export const sentFile = ({ columns, list }: Pick<AskedFile, 'columns' | 'list'>) => ({
  columns,
  filter: list.filter || 'all',
  searchquery: list.search || undefined,
  ...sentOrder(list.sort),
});

/** Customers of a list as CSV: the address to fetch the file from. */
export const customersFile = async (
  businessid: string,
  { picked, ...asked }: AskedFile,
): Promise<{ url: string; name: string }> =>
  (
    await send(customerExportCalls.exportCustomers, {
      body: { businessid, ...sentFile(asked), ...(picked.length > 0 ? { clientid: [...picked] } : {}) },
    })
  ).data;

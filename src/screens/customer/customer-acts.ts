import type { May } from '../../domain/access/permissions.ts';
import type { CustomerView } from '../../domain/contact/contact.ts';
import { contactCounterfoilWords } from '../../domain/words/contacts.ts';
import { customerActWords } from '../../domain/words/customers.ts';
import type { AvailableActs } from '../document/allowed-acts.ts';

/** What is done with documents, money and mail, beside the chart. */
export type MoneyAct =
  | 'new-invoice'
  | 'new-quote'
  | 'pay'
  | 'pay-opening'
  | 'opening-payments'
  | 'apply'
  | 'refund'
  | 'send'
  | 'pdf'
  | 'make-vendor'
  | 'reminders';

/** What can be written for a customer, and done about their money; what there is none of is left out, but paying says why it waits. */
export const moneyActsOf = (
  {
    deleted,
    outstanding,
    opening,
    credit,
    also,
    reminders,
  }: Pick<CustomerView, 'deleted' | 'outstanding' | 'opening' | 'credit' | 'also' | 'reminders'>,
  may: May,
): AvailableActs<MoneyAct> => {
  const pay = { name: 'pay' as const, label: customerActWords.recordPayment };
  const openingDue = opening?.homeOpen ?? '0';
  const owes = outstanding !== '0' && outstanding !== openingDue;
  const hasCredit = credit !== '0';
  const paysOpening = may('customer.addPayment') && openingDue !== '0';
  return {
    allowed: [
      ...(may('customer.addPayment') && owes ? [pay] : []),
      ...(paysOpening ? [{ name: 'pay-opening' as const, label: customerActWords.payOpeningBalance }] : []),
      ...(may('invoice.addPayment') && hasCredit && owes
        ? [{ name: 'apply' as const, label: customerActWords.applyCredit }]
        : []),
      ...(may('invoice.add') && !deleted
        ? [{ name: 'new-invoice' as const, label: customerActWords.newInvoice }]
        : []),
      ...(may('quote.add') && !deleted
        ? [{ name: 'new-quote' as const, label: customerActWords.newQuote }]
        : []),
      ...(may('customer.delete') && hasCredit
        ? [{ name: 'refund' as const, label: customerActWords.refundCredit }]
        : []),
      ...(may('customer.reshare')
        ? [{ name: 'send' as const, label: contactCounterfoilWords.sendStatement }]
        : []),
      ...(may('customer.export')
        ? [{ name: 'pdf' as const, label: contactCounterfoilWords.statementPdf }]
        : []),
      ...(may('settings.business') && reminders
        ? [{ name: 'reminders' as const, label: customerActWords.reminders[reminders] }]
        : []),
      ...(may('vendor.add') && !deleted && !also.includes('vendor')
        ? [{ name: 'make-vendor' as const, label: contactCounterfoilWords.ofRole.customer.makeOther }]
        : []),
    ],
    refused:
      may('customer.addPayment') && outstanding === '0'
        ? [{ ...pay, reason: customerActWords.nothingIsOwed }]
        : [],
  };
};

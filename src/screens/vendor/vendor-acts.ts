import type { May } from '../../domain/access/permissions.ts';
import type { VendorView } from '../../domain/contact/contact.ts';
import { isPositive, minus } from '../../domain/money.ts';
import { contactCounterfoilWords } from '../../domain/words/contacts.ts';
import { vendorActWords } from '../../domain/words/customers.ts';
import { postedActWords } from '../../domain/words/posted.ts';
import type { AvailableActs } from '../document/allowed-acts.ts';

/** What is done about a vendor's money, beside the chart. */
export type MoneyAct = 'pay' | 'pay-opening' | 'opening-payments' | 'apply' | 'refund' | 'send';
/** What leads to another page, or to a file. */
export type LeadingAct = 'new-bill' | 'new-order' | 'make-customer' | 'pdf';

/** What can be done for a vendor on their own page; what there is none of is left out. */
export const aboutActsOf = (
  {
    opening,
    outstanding,
    credit,
    deleted,
    also,
  }: Pick<VendorView, 'opening' | 'outstanding' | 'credit' | 'deleted' | 'also'>,
  may: May,
): AvailableActs<MoneyAct | LeadingAct> => {
  const owesBills = isPositive(minus(outstanding, opening?.homeOpen ?? '0'));
  return {
    allowed: [
      ...(may('bill.add') && !deleted ? [{ name: 'new-bill' as const, label: vendorActWords.newBill }] : []),
      ...(may('purchaseOrder.add') && !deleted
        ? [{ name: 'new-order' as const, label: vendorActWords.newOrder }]
        : []),
      ...(may('bill.addPayment') && owesBills
        ? [{ name: 'pay' as const, label: vendorActWords.payBills }]
        : []),
      ...(may('vendor.addPayment') && opening && opening.homeOpen !== '0'
        ? [{ name: 'pay-opening' as const, label: vendorActWords.payOpeningBalance }]
        : []),
      ...(may('bill.addPayment') && owesBills && credit !== '0'
        ? [{ name: 'apply' as const, label: postedActWords.payable.applySurplus }]
        : []),
      ...(may('vendor.delete') && credit !== '0'
        ? [{ name: 'refund' as const, label: vendorActWords.refundAdvance }]
        : []),
      ...(may('vendor.reshare')
        ? [{ name: 'send' as const, label: contactCounterfoilWords.sendStatement }]
        : []),
      ...(may('vendor.export')
        ? [{ name: 'pdf' as const, label: contactCounterfoilWords.statementPdf }]
        : []),
      ...(may('customer.add') && !deleted && !also.includes('customer')
        ? [{ name: 'make-customer' as const, label: contactCounterfoilWords.ofRole.vendor.makeOther }]
        : []),
    ],
    refused: [],
  };
};

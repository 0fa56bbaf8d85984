import { file, subject } from './call.ts';
import { id, oneOf, optional } from './field.ts';

const upper = subject('BusinessID', '');
const lower = subject('businessid', '');
/** A credit note on it instead of itself. */
const note = { creditNoteId: optional(id('CreditNoteId')) };

/** Documents as PDF. */
export const printCalls = {
  downloadInvoicePdf: lower.ask('/api/invoice/DownloadInvoicePDF', 'invoice.export', {
    takes: {
      id: id('InvoiceId'),
      as: optional(oneOf('printas', ['document', 'packing-slip'])),
      ...note,
    },
    says: file,
  }),
  downloadQuotePdf: upper.ask('/api/QuotesController/DownloadQuotePDF', 'quote.export', {
    takes: { id: id('QuoteID') },
    says: file,
  }),
  downloadBillPdf: lower.ask('/api/VendorBill/DownloadVendorBillPDF', 'bill.export', {
    takes: { id: id('vendorBillId'), ...note },
    says: file,
  }),
  downloadOrderPdf: lower.ask('/api/PurchaseOrder/DownloadPurchaseOrderPDF', 'purchaseOrder.export', {
    takes: { id: id('PurchaseOrderID') },
    says: file,
  }),
};

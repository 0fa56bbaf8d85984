import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { billByLink, invoiceByLink, orderByLink, quoteByLink } from './public-link.ts';
import { download, id } from './wire-types.ts';

const upper = inBusiness('BusinessID');
const lower = inBusiness('businessid');

/** Documents as PDF. */
export const printCalls = {
  downloadInvoicePdf: lower.ask('/api/invoice/DownloadInvoicePDF', 'invoice.export', {
    takes: {
      InvoiceId: id,
      printas: z.optional(z.enum(['document', 'packing-slip'])),
      /** A credit note on it instead of itself. */
      CreditNoteId: z.optional(id),
    },
    answer: download,
  }),
  downloadQuotePdf: upper.ask('/api/QuotesController/DownloadQuotePDF', 'quote.export', {
    takes: { QuoteID: id },
    answer: download,
  }),
  downloadBillPdf: lower.ask('/api/VendorBill/DownloadVendorBillPDF', 'bill.export', {
    takes: { vendorBillId: id, CreditNoteId: z.optional(id) },
    answer: download,
  }),
  downloadOrderPdf: lower.ask('/api/PurchaseOrder/DownloadPurchaseOrderPDF', 'purchaseOrder.export', {
    takes: { PurchaseOrderID: id },
    answer: download,
  }),
};

/** The same for who came by a public link. */
export const publicPrintCalls = {
  publicInvoicePdf: invoiceByLink.pdf('/api/invoice/public-pdf'),
  publicQuotePdf: quoteByLink.pdf('/api/QuotesController/public-pdf'),
  publicBillPdf: billByLink.pdf('/api/VendorBill/public-pdf'),
  publicOrderPdf: orderByLink.pdf('/api/PurchaseOrder/public-pdf'),
};

import * as z from 'zod/mini';
import { download } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { billByLink, invoiceByLink, orderByLink, quoteByLink } from './public-link.ts';
import { id } from './wire-types.ts';

const upper = inBusiness('BusinessID');
const lower = inBusiness('businessid');

/** Documents as PDF. */
export const printCalls = {
  downloadInvoicePdf: lower.ask('/api/invoice/DownloadInvoicePDF', 'invoice.export', download, {
    InvoiceId: id,
    printas: z.optional(z.enum(['document', 'packing-slip'])),
    /** A credit note on it instead of itself. */
    CreditNoteId: z.optional(id),
  }),
  downloadQuotePdf: upper.ask('/api/QuotesController/DownloadQuotePDF', 'quote.export', download, {
    QuoteID: id,
  }),
  downloadBillPdf: lower.ask('/api/VendorBill/DownloadVendorBillPDF', 'bill.export', download, {
    vendorBillId: id,
    CreditNoteId: z.optional(id),
  }),
  downloadOrderPdf: lower.ask(
    '/api/PurchaseOrder/DownloadPurchaseOrderPDF',
    'purchaseOrder.export',
    download,
    { PurchaseOrderID: id },
  ),
};

/** The same for who came by a public link. */
export const publicPrintCalls = {
  publicInvoicePdf: invoiceByLink.pdf('/api/invoice/public-pdf'),
  publicQuotePdf: quoteByLink.pdf('/api/QuotesController/public-pdf'),
  publicBillPdf: billByLink.pdf('/api/VendorBill/public-pdf'),
  publicOrderPdf: orderByLink.pdf('/api/PurchaseOrder/public-pdf'),
};

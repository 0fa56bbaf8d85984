import { customerInvoices } from '../../api/documents/contact-account.ts';
import { quotesOfCustomer } from '../../api/documents/quotes.ts';
import { customerDocumentWords } from '../../domain/words/customers.ts';
import { ContactDocuments, type DocumentSection } from '../document/ContactDocuments.tsx';

const invoices: DocumentSection = {
  kind: 'invoice',
  caption: customerDocumentWords.invoicesAndReceipts,
  list: customerInvoices,
  nothing: customerDocumentWords.noInvoices,
};

const quotes: DocumentSection = {
  kind: 'quote',
  caption: customerDocumentWords.quotes,
  list: quotesOfCustomer,
  nothing: customerDocumentWords.noQuotes,
};

export const InvoicesSection = ({ customerId }: { customerId: string }) => (
  <ContactDocuments of={invoices} contactId={customerId} />
);
export const QuotesSection = ({ customerId }: { customerId: string }) => (
  <ContactDocuments of={quotes} contactId={customerId} />
);

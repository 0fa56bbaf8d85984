import { saveInvoice } from '../../api/commands/invoices.ts';
import { invoiceView, nextInvoice } from '../../api/queries/invoices.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import type { InvoiceFacts } from '../../domain/invoice/facts.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import * as words from '../../domain/words/invoice-form.ts';
import { invoiceLifecycle } from '../../machines/invoice/invoice.lifecycle.ts';
import { isOpenTo } from '../../machines/standing.ts';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { FormCounterfoil } from './FormCounterfoil.tsx';
import { InvoiceFormSheet } from './InvoiceFormSheet.tsx';
import { blankForm, draftOf, faultsOf, formOf, type InvoiceForm } from './invoice-form.ts';

const subtypeOf = (type: DocumentType): InvoiceFacts['subtype'] => (type === 'receipt' ? type : 'invoice');

const editing: DocumentEditing<InvoiceView, InvoiceForm> = {
  kind: 'invoice',
  view: invoiceView,
  next: nextInvoice,
  blank: blankForm,
  formOf,
  faultsOf: (form, type, complete, locale) => faultsOf(form, subtypeOf(type), complete, locale),
  saves: ({ type, document }) => {
    if (document && !isOpenTo(invoiceLifecycle, document.standing, { type: 'document.issue' }))
      return [{ name: 'issue', label: words.save, issuing: false, complete: true }];
    const issue = type === 'receipt' ? words.saveReceipt : words.issueInvoice;
    return [
      { name: 'draft', label: words.saveDraft, issuing: false, complete: false },
      { name: 'issue', label: issue, issuing: true, complete: true },
    ];
  },
  save: (asked, form, { type, homeCurrency, issuing, edited }) =>
    saveInvoice(asked, draftOf(form, subtypeOf(type), homeCurrency, issuing), edited),
  Sheet: ({ form, type, document }) => (
    <InvoiceFormSheet
      document={form}
      kind={subtypeOf(type)}
      locked={document !== null && document.standing.facts.settled !== '0'}
      isNew={document === null}
    />
  ),
  Counterfoil: ({ form, type, document }) => (
    <FormCounterfoil form={form} kind={subtypeOf(type)} invoice={document} />
  ),
};

export const AddInvoicePage = () => <AddDocumentPage of={editing} type="invoice" />;
export const AddReceiptPage = () => <AddDocumentPage of={editing} type="receipt" />;
export const EditInvoicePage = () => <EditDocumentPage of={editing} />;

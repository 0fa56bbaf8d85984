import type { ComponentProps } from 'react';
import { invoiceView, nextInvoice, previewTypedInvoice, saveInvoice } from '../../api/documents/invoices.ts';
import type { HomeSums } from '../../domain/documents/home-sums.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { negated } from '../../domain/money.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { invoiceForm as words } from '../../domain/words/invoices.ts';
import { postedChart } from '../../machines/posted/posted.lifecycle.ts';
import { isOpenTo } from '../../machines/standing.ts';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { WithFiles } from '../document/use-form-files.tsx';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { EditEffects } from '../posted/EditEffects.tsx';
import { editActOf } from '../posted/edit-act.ts';
import { FormCounterfoil } from '../posted/FormCounterfoil.tsx';
import { lockedBy } from '../posted/locked-by.ts';
import { InvoiceFormSheet } from './InvoiceFormSheet.tsx';
import { blankForm, draftOf, faultsOf, formOf, type InvoiceForm, type Subtype } from './invoice-form.ts';
import { LawSection, useLaw } from './LawSection.tsx';

const subtypeOf = (type: DocumentType): Subtype => (type === 'receipt' ? type : 'invoice');

/** What issuing will post, account by account, debits positive. */
const postingsOf = (subtype: Subtype, { subtotal, discount, tax, shipping, total }: HomeSums) => [
  subtype === 'receipt'
    ? { account: words.cashAndBank, part: 'money' as const, amount: total }
    : { account: words.receivable, part: 'owed' as const, amount: total },
  { account: words.sales, part: 'income' as const, amount: negated(subtotal) },
  { account: words.discounts, part: 'income' as const, amount: discount },
  { account: words.taxCollected, part: 'tax' as const, amount: negated(tax) },
  { account: words.shippingCharged, part: 'income' as const, amount: negated(shipping) },
];

type Typed = ComponentProps<DocumentEditing<PostedView, InvoiceForm>['Counterfoil']>;

/** Beside the invoice or receipt: what issuing it or saving the edit will do. */
function InvoiceCounterfoil({ type, ...typed }: Typed) {
  const { form, document } = typed;
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const subtype = subtypeOf(type);
  const law = useLaw({ type: subtype, form, document });
  const shouldAsk = (issuing: boolean) => {
    // Neither moves anything, and files are none of what is not saved yet.
    const draft = { ...draftOf(form, subtype, homeCurrency, issuing), notes: '', attachments: undefined };
    return { typed: JSON.stringify(draft), ask: () => previewTypedInvoice(id, draft, document) };
  };
  return (
    <FormCounterfoil
      kind="invoice"
      {...typed}
      postings={(sums) => postingsOf(subtype, sums)}
      plan={() => (faultsOf(form, subtype, true, locale).length > 0 ? null : shouldAsk(true))}
      effects={<EditEffects kind="invoice" ask={() => shouldAsk(false).ask()} />}
      law={<LawSection law={law} type={subtype} form={form} keptAs={typed.keptAs} />}
      missing={form.customer ? law.lacking.length : 0}
    />
  );
}

const editing: DocumentEditing<PostedView, InvoiceForm> = {
  kind: 'invoice',
  view: invoiceView,
  next: nextInvoice,
  blank: blankForm,
  formOf,
  faultsOf: (form, type, complete, locale) => faultsOf(form, subtypeOf(type), complete, locale),
  acts: editActOf('invoice'),
  saves: ({ type, document }) => {
    if (document && !isOpenTo({ chart: postedChart }, document.standing, { type: 'document.issue' }))
      return [{ name: 'issue', label: words.save, issuing: false, complete: true }];
    const issue = type === 'receipt' ? words.issueReceipt : words.issueInvoice;
    return [
      { name: 'draft', label: words.saveDraft, issuing: false, complete: false },
      { name: 'issue', label: issue, issuing: true, complete: true },
    ];
  },
  save: (context, form, { type, homeCurrency, issuing, edited }) =>
    saveInvoice(context, draftOf(form, subtypeOf(type), homeCurrency, issuing), edited),
  WithFiles,
  Sheet: ({ form, type, document }) => (
    <InvoiceFormSheet
      document={form}
      kind={subtypeOf(type)}
      locked={lockedBy(document)}
      isNew={document === null}
    />
  ),
  Counterfoil: InvoiceCounterfoil,
};

export const AddInvoicePage = () => <AddDocumentPage of={editing} type="invoice" />;
export const AddReceiptPage = () => <AddDocumentPage of={editing} type="receipt" />;
export const EditInvoicePage = () => <EditDocumentPage of={editing} />;

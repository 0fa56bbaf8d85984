import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import { problemsOf } from '../../domain/documents/content-faults.ts';
import type { InvoiceDraft } from '../../domain/invoice/draft.ts';
import { isReadableAmount } from '../../domain/money.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { type DisplayedFault, unreadableIn } from '../document/displayed-fault.ts';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import type { CurrentBusiness } from '../frame/business.ts';
import { moneyForm } from '../kit/fields/use-number-text.ts';

export type Subtype = 'invoice' | 'receipt';

/** What the form of an invoice or receipt holds. */
export interface InvoiceForm extends DocumentForm {
  /** Empty while nobody chose one: one month after the issue date. */
  dueOn: string;
  depositRequired: string;
  deposit: string;
  mode: PaymentMode;
}

const nothingPaid = { deposit: '', mode: 1 } as const;

export const blankForm = (today: string, business: CurrentBusiness): InvoiceForm => ({
  ...blankDocument(today, business),
  ...nothingPaid,
  dueOn: '',
  depositRequired: '',
});

/** The form of an invoice that stands. */
export const formOf = (invoice: PostedView, homeCurrency: string): InvoiceForm => ({
  ...formOfDocument(invoice, homeCurrency),
  ...nothingPaid,
  dueOn: invoice.dueOn ?? '',
  depositRequired: invoice.depositRequired ?? '',
});

const dueOf = (form: InvoiceForm, subtype: Subtype): string | null =>
  subtype === 'receipt' ? null : form.dueOn || null;

/** Every fault of the form, each at its field. */
export const faultsOf = (
  form: InvoiceForm,
  subtype: Subtype,
  complete: boolean,
  locale: string,
): DisplayedFault[] =>
  documentFaults(
    form,
    subtype,
    locale,
    () => {
      const own = { subtype, dueOn: dueOf(form, subtype), depositRequired: form.depositRequired || null };
      return problemsOf(typedOf(form, own), complete);
    },
    unreadableIn(form, ['depositRequired', 'deposit'], subtype, moneyForm(form.currency, locale)),
  );

/** The form as it is asked to be saved. */
export const draftOf = (
  form: InvoiceForm,
  subtype: Subtype,
  homeCurrency: string,
  issuing: boolean,
): InvoiceDraft => ({
  ...draftOfForm(form, subtype, homeCurrency),
  subtype,
  issuing,
  dueOn: dueOf(form, subtype),
  depositRequired: form.depositRequired || null,
  deposit: subtype === 'invoice' && issuing && isReadableAmount(form.deposit) ? form.deposit : undefined,
  mode: form.mode,
});

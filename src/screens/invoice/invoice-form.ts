import type { InvoiceView } from '../../api/queries/invoices.ts';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import { oneMonthAfter } from '../../domain/day.ts';
import { problemsOf, type TypedDocument } from '../../domain/documents/content.ts';
import { plainTerms } from '../../domain/documents/document.ts';
import { isPositive } from '../../domain/money.ts';
import { numberFaultsIn, placed, type ShownFault, unreadableIn } from '../document/faults.ts';
import { blankLine, draftsOf, sentLines, typedLines } from '../document/lines.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import { moneyForm } from '../kit/use-number-text.ts';
import type { PickOption } from '../kit/use-options.ts';

/** What the form of an invoice or receipt holds. */
export interface InvoiceForm extends DocumentForm {
  customer: PickOption | null;
  issuedOn: string;
  /** Empty while nobody chose one: one month after the issue date. */
  dueOn: string;
  depositRequired: string;
  deposit: string;
  mode: PaymentMode;
}

export const blankForm = (today: string): InvoiceForm => ({
  customer: null,
  issuedOn: today,
  dueOn: '',
  lines: [blankLine()],
  depositRequired: '',
  deposit: '',
  mode: 1,
  notes: '',
});

/** The form of an invoice that stands. */
export const formOf = (invoice: InvoiceView): InvoiceForm => ({
  customer: invoice.clientId ? { id: invoice.clientId, name: invoice.client.name } : null,
  issuedOn: invoice.issue_date,
  dueOn: invoice.due_date ?? '',
  lines: draftsOf(invoice.items),
  depositRequired: invoice.requireddeposit ?? '',
  deposit: '',
  mode: 1,
  notes: invoice.notes,
});

export const dueOf = (form: InvoiceForm): string =>
  form.dueOn || (form.issuedOn ? oneMonthAfter(form.issuedOn) : '');

const amounts = ['depositRequired', 'deposit'] as const;

/** Every fault of the form: what can't be read as a number first, in the field's own words, then what the domain says. */
export const faultsOf = (
  form: InvoiceForm,
  subtype: 'invoice' | 'receipt',
  issuing: boolean,
  { currency, locale }: { currency: string; locale: string },
): ShownFault[] => {
  const unreadable = [
    ...numberFaultsIn(form.lines, currency, locale),
    ...unreadableIn(form, amounts, subtype, moneyForm(currency, locale)),
  ];
  if (unreadable.length > 0) return unreadable;
  const typed: TypedDocument = {
    subtype,
    contactId: form.customer?.id ?? null,
    issuedOn: form.issuedOn,
    dueOn: subtype === 'receipt' ? null : form.dueOn || null,
    depositRequired: form.depositRequired || null,
    notes: form.notes,
    currency,
    rate: '1',
    shipping: '0',
    terms: plainTerms,
    channel: 'manual',
    locationId: null,
    parties: { from: { name: '' }, to: { name: '' } },
    lines: typedLines(form.lines),
  };
  return problemsOf(typed, issuing).map((fault) => placed(fault, subtype, form.lines));
};

/** The form as the create and update calls send it. */
export const bodyOf = (
  form: InvoiceForm,
  subtype: 'invoice' | 'receipt',
  businessid: string,
  issuing: boolean,
) => ({
  businessid,
  invoicetype: subtype,
  invoicestatus: issuing ? ('NotPaid' as const) : ('Draft' as const),
  clientid: form.customer?.id ?? null,
  issue_date: form.issuedOn,
  due_date: subtype === 'receipt' ? null : form.dueOn || null,
  requireddeposit: form.depositRequired || null,
  deposit:
    subtype === 'invoice' && issuing && form.deposit && isPositive(form.deposit) ? form.deposit : undefined,
  paymentmode: form.mode,
  notes: form.notes,
  items: sentLines(form.lines),
});

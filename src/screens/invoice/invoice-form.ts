import type { InvoiceView } from '../../api/queries/invoices.ts';
import { moneyWire, shipToWire } from '../../api/wire/money.ts';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import { problemsOf } from '../../domain/documents/content.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { type ShownFault, unreadableIn } from '../document/faults.ts';
import { blankLine, draftsOf, sentLines } from '../document/lines.ts';
import { blankMoney, moneyFormOf, sentMoney } from '../document/money-form.ts';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import { moneyForm } from '../kit/use-number-text.ts';
import type { CurrentBusiness } from '../shell/business.ts';

/** What the form of an invoice or receipt holds. */
export interface InvoiceForm extends DocumentForm {
  /** Empty while nobody chose one: one month after the issue date. */
  dueOn: string;
  depositRequired: string;
  deposit: string;
  mode: PaymentMode;
}

export const blankForm = (today: string, business: CurrentBusiness): InvoiceForm => ({
  ...blankMoney(business),
  customer: null,
  issuedOn: today,
  dueOn: '',
  lines: [blankLine()],
  depositRequired: '',
  deposit: '',
  mode: 1,
  notes: '',
  template: '',
});

/** The form of an invoice that stands. */
export const formOf = (invoice: InvoiceView): InvoiceForm => ({
  ...moneyFormOf({ ...moneyWire.fromWire(invoice), shipTo: shipToWire.fromWire(invoice) }),
  customer: invoice.clientId ? { id: invoice.clientId, name: invoice.client.name } : null,
  issuedOn: invoice.issue_date,
  dueOn: invoice.due_date ?? '',
  lines: draftsOf(invoice.items),
  depositRequired: invoice.requireddeposit ?? '',
  deposit: '',
  mode: 1,
  notes: invoice.notes,
  template: invoice.InvoiceSettingId ?? '',
});

const amounts = ['depositRequired', 'deposit'] as const;

/** Every fault of the form, each at its field. */
export const faultsOf = (
  form: InvoiceForm,
  subtype: 'invoice' | 'receipt',
  issuing: boolean,
  locale: string,
): ShownFault[] => {
  const dueOn = subtype === 'receipt' ? null : form.dueOn || null;
  const typed = () => typedOf(form, { subtype, dueOn, depositRequired: form.depositRequired || null });
  return documentFaults(
    form,
    subtype,
    locale,
    () => problemsOf(typed(), issuing),
    unreadableIn(form, amounts, subtype, moneyForm(form.currency, locale)),
  );
};

const sentMoneyOf = (form: InvoiceForm, homeCurrency: string) => {
  const { shipTo, ...money } = sentMoney(form, homeCurrency);
  return { ...moneyWire.toWire(money), ...shipToWire.toWire(shipTo) };
};

/** The form as the create and update calls send it. */
export const bodyOf = (
  form: InvoiceForm,
  subtype: 'invoice' | 'receipt',
  { id, homeCurrency }: Pick<CurrentBusiness, 'id' | 'homeCurrency'>,
  issuing: boolean,
) => ({
  ...sentMoneyOf(form, homeCurrency),
  businessid: id,
  invoicetype: subtype,
  invoicestatus: issuing ? ('NotPaid' as const) : ('Draft' as const),
  clientid: form.customer?.id ?? null,
  issue_date: form.issuedOn,
  due_date: subtype === 'receipt' ? null : form.dueOn || null,
  requireddeposit: form.depositRequired || null,
  deposit: subtype === 'invoice' && issuing && isReadableAmount(form.deposit) ? form.deposit : undefined,
  paymentmode: form.mode,
  notes: form.notes,
  InvoiceSettingId: form.template || null,
  items: sentLines(form.lines),
});

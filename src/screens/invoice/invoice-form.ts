import type { InvoiceView } from '../../api/queries/invoices.ts';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import { digitsOf } from '../../domain/currency.ts';
import { oneMonthAfter } from '../../domain/day.ts';
import { problemsOf, type TypedDocument } from '../../domain/documents/content.ts';
import { plainTerms } from '../../domain/documents/document.ts';
import { lineAmount, totalsOf } from '../../domain/documents/totals.ts';
import { isPositive } from '../../domain/money.ts';
import type { FieldProblem as Fault } from '../../domain/refusal.ts';
import type { LineDraft, LineField, LineProblems } from '../kit/line-draft.ts';
import { lineFieldId } from '../kit/line-draft.ts';
import { moneyForm, numberProblem, priceForm, quantityForm } from '../kit/use-number-text.ts';
import type { PickOption } from '../kit/use-options.ts';

/** What the form holds: everything as typed, so that a kept form comes back as it was left. */
export interface InvoiceForm {
  customer: PickOption | null;
  issuedOn: string;
  /** Empty while nobody chose one: one month after the issue date. */
  dueOn: string;
  lines: LineDraft[];
  depositRequired: string;
  deposit: string;
  mode: PaymentMode;
  notes: string;
}

let made = 0;
const newKey = (): string => {
  made += 1;
  return `new-${Date.now().toString(36)}-${made}`;
};

/** An empty quantity counts as 1, as the documents say. */
export const blankLine = (): LineDraft => ({
  key: newKey(),
  name: '',
  description: '',
  quantity: '1',
  price: '',
});

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
  lines: invoice.items.map((item) => ({
    key: item.id,
    productId: item.productid ?? undefined,
    name: item.ItemName,
    description: item.description,
    quantity: item.quantity,
    price: item.price,
  })),
  depositRequired: invoice.requireddeposit ?? '',
  deposit: '',
  mode: 1,
  notes: invoice.notes,
});

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
const quantityOf = (line: LineDraft) => (line.quantity === '' ? '1' : line.quantity);
const priceOf = (line: LineDraft) => (line.price === '' ? '0' : line.price);
const isReadable = (line: LineDraft) => isDecimal(quantityOf(line)) && isDecimal(priceOf(line));
const isUsed = (line: LineDraft) => line.name !== '' || line.productId !== undefined || line.price !== '';

/** Lines that say something; the empty one waiting at the end is not sent. */
export const usedLines = (form: InvoiceForm): LineDraft[] => form.lines.filter(isUsed);

/** The amount of a line, or an empty string while it can't be said. */
export const amountOf = (line: LineDraft, currency: string): string =>
  isUsed(line) && isReadable(line)
    ? lineAmount({ quantity: quantityOf(line), price: priceOf(line) }, digitsOf(currency))
    : '';

export const totalsOfForm = (form: InvoiceForm, currency: string) =>
  totalsOf(
    {
      lines: usedLines(form)
        .filter(isReadable)
        .map((line) => ({ quantity: quantityOf(line), price: priceOf(line) })),
      discount: { type: 'flat', amount: '0' },
      shipping: '0',
      shippingTaxPercent: null,
    },
    digitsOf(currency),
  );

export const dueOf = (form: InvoiceForm): string =>
  form.dueOn || (form.issuedOn ? oneMonthAfter(form.issuedOn) : '');

const typedOf = (form: InvoiceForm, subtype: 'invoice' | 'receipt', currency: string): TypedDocument => ({
  subtype,
  contactId: form.customer?.id ?? null,
  issuedOn: form.issuedOn,
  dueOn: subtype === 'receipt' ? null : form.dueOn || null,
  depositRequired: isDecimal(form.depositRequired) ? form.depositRequired : null,
  notes: form.notes,
  currency,
  rate: '1',
  shipping: '0',
  terms: plainTerms,
  channel: 'manual',
  locationId: null,
  parties: { from: { name: '' }, to: { name: '' } },
  lines: usedLines(form)
    .filter(isReadable)
    .map((line) => ({
      id: null,
      productId: line.productId ?? null,
      name: line.name,
      description: line.description,
      quantity: quantityOf(line),
      unit: null,
      price: priceOf(line),
      tax: null,
      accountId: null,
      categoryId: null,
    })),
});

/** Where each fault's field stands on the page. */
export const fieldIds: Record<string, string> = {
  customer: 'invoice-customer',
  issuedOn: 'invoice-issued',
  dueOn: 'invoice-due',
  depositRequired: 'invoice-deposit-required',
  deposit: 'invoice-deposit',
  notes: 'invoice-notes',
};

export interface ShownFault {
  fieldId?: string;
  text: string;
  /** The line it belongs to and the field of it. */
  line?: { key: string; field: LineField };
  field: string;
}

/** A fault of the domain or of the server's answer, placed at its field: `lines.0.price` is the first used line's price. */
export const placed = (fault: Fault, form: InvoiceForm): ShownFault => {
  const [head, index, field] = fault.field.split('.');
  const line = head === 'lines' && index !== undefined ? usedLines(form)[Number(index)] : undefined;
  if (line && field) {
    const at = field as LineField;
    return {
      field: fault.field,
      text: fault.message,
      fieldId: lineFieldId(line.key, at),
      line: { key: line.key, field: at },
    };
  }
  if (head === 'lines') {
    const first = form.lines[0];
    return { field: 'lines', text: fault.message, fieldId: first && lineFieldId(first.key, 'name') };
  }
  return { field: fault.field, text: fault.message, fieldId: fieldIds[fault.field] };
};

/** Every fault of the form: what can't be read as a number first, in the field's own words, then what the domain says. */
export const faultsOf = (
  form: InvoiceForm,
  subtype: 'invoice' | 'receipt',
  issuing: boolean,
  reading: { currency: string; locale: string },
): ShownFault[] => {
  const money = moneyForm(reading.currency, reading.locale);
  const unreadable = usedLines(form).flatMap((line): ShownFault[] => {
    const faults: [LineField, string | undefined][] = [
      ['quantity', numberProblem(line.quantity, quantityForm(reading.locale))],
      ['price', numberProblem(line.price, priceForm(reading.currency, reading.locale))],
    ];
    return faults.flatMap(([field, text]) =>
      text ? [{ field, text, fieldId: lineFieldId(line.key, field), line: { key: line.key, field } }] : [],
    );
  });
  const amounts = (['depositRequired', 'deposit'] as const).flatMap((field): ShownFault[] => {
    const text = numberProblem(form[field], money);
    return text ? [{ field, text, fieldId: fieldIds[field] }] : [];
  });
  if (unreadable.length > 0 || amounts.length > 0) return [...unreadable, ...amounts];
  return problemsOf(typedOf(form, subtype, reading.currency), issuing).map((fault) => placed(fault, form));
};

/** Faults of the lines, by the line's key. */
export const lineProblemsOf = (faults: readonly ShownFault[]): Record<string, LineProblems> => {
  const problems: Record<string, Partial<Record<LineField, string>>> = {};
  for (const { line, text } of faults) {
    if (!line) continue;
    problems[line.key] = { ...problems[line.key], [line.field]: text };
  }
  return problems;
};

const wireId = /^[A-Za-z0-9_-]{22}$/;

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
  items: usedLines(form).map((line) => ({
    id: wireId.test(line.key) ? line.key : null,
    productid: line.productId ?? null,
    ItemName: line.name,
    description: line.description,
    quantity: quantityOf(line),
    price: priceOf(line),
  })),
});

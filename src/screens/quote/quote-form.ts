import type { QuoteView } from '../../api/queries/quotes.ts';
import type { TypedDocument } from '../../domain/documents/content.ts';
import { plainTerms } from '../../domain/documents/document.ts';
import { quoteProblems } from '../../domain/quote/draft.ts';
import { numberFaultsIn, placed, type ShownFault } from '../document/faults.ts';
import { blankLine, sentLines, typedLines } from '../document/lines.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import type { PickOption } from '../kit/use-options.ts';

/** What the form of a quote holds. */
export interface QuoteForm extends DocumentForm {
  customer: PickOption | null;
  issuedOn: string;
}

export const blankForm = (today: string): QuoteForm => ({
  customer: null,
  issuedOn: today,
  lines: [blankLine()],
  notes: '',
});

/** The form of a quote that stands. */
export const formOf = (quote: QuoteView): QuoteForm => ({
  customer: quote.ClientId ? { id: quote.ClientId, name: quote.ClientInfo.name } : null,
  issuedOn: quote.IssueDate,
  lines: quote.QuotesItem.map((line) => ({
    key: line.QuoteItemID,
    productId: line.ProductIDFK ?? undefined,
    name: line.ProductName,
    description: line.Description,
    quantity: line.Quantity,
    price: line.UnitPrice,
  })),
  notes: quote.Notes,
});

/** Every fault of the form: what can't be read as a number first, in the field's own words, then what the domain says. */
export const faultsOf = (
  form: QuoteForm,
  { currency, locale }: { currency: string; locale: string },
): ShownFault[] => {
  const unreadable = numberFaultsIn(form.lines, currency, locale);
  if (unreadable.length > 0) return unreadable;
  const typed: TypedDocument = {
    subtype: 'quote',
    contactId: form.customer?.id ?? null,
    issuedOn: form.issuedOn,
    dueOn: null,
    depositRequired: null,
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
  return quoteProblems(typed).map((fault) => placed(fault, 'quote', form.lines));
};

/** The form as the create and update calls send it. */
export const bodyOf = (form: QuoteForm, BusinessIDFK: string) => ({
  BusinessIDFK,
  ClientIDFK: form.customer?.id ?? null,
  IssueDate: form.issuedOn,
  Notes: form.notes,
  QuotesItems: sentLines(form.lines).map((line) => ({
    QuoteItemID: line.id,
    ProductIDFK: line.productid,
    ProductName: line.ItemName,
    Description: line.description,
    Quantity: line.quantity,
    UnitPrice: line.price,
  })),
});

import type { QuoteView } from '../../api/queries/quotes.ts';
import { quoteFormWire, quoteShipToWire, quoteWire } from '../../api/wire/quote.ts';
import { quoteProblems } from '../../domain/quote/draft.ts';
import type { ShownFault } from '../document/faults.ts';
import { blankLine, sentLines, taxOf } from '../document/lines.ts';
import { blankMoney, moneyFormOf, sentMoney } from '../document/money-form.ts';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import type { CurrentBusiness } from '../shell/business.ts';

/** A quote has nothing of its own beside what every document holds. */
export const blankForm = (today: string, business: CurrentBusiness): DocumentForm => ({
  ...blankMoney(business),
  customer: null,
  issuedOn: today,
  lines: [blankLine()],
  notes: '',
  template: '',
});

/** The tax of a quote's line, as it was when it was chosen. */
export const lineTaxOf = (line: QuoteView['QuotesItem'][number]) =>
  taxOf({ TaxId: line.TaxID, TaxName: line.TaxName, TaxPercentage: line.TaxPercentage });

/** The form of a quote that stands. */
export const formOf = (quote: QuoteView): DocumentForm => ({
  ...moneyFormOf({ ...quoteWire.fromWire(quote), shipTo: quoteShipToWire.fromWire(quote) }),
  customer: quote.ClientId ? { id: quote.ClientId, name: quote.ClientInfo.name } : null,
  issuedOn: quote.IssueDate,
  lines: quote.QuotesItem.map((line) => ({
    key: line.QuoteItemID,
    productId: line.ProductIDFK ?? undefined,
    name: line.ProductName,
    description: line.Description,
    quantity: line.Quantity,
    price: line.UnitPrice,
    tax: lineTaxOf(line),
  })),
  notes: quote.Notes,
  template: quote.InvoiceSettingId ?? '',
});

/** Every fault of the form, each at its field. */
export const faultsOf = (form: DocumentForm, locale: string): ShownFault[] =>
  documentFaults(form, 'quote', locale, () => quoteProblems(typedOf(form, { subtype: 'quote' })));

/** The form as the create and update calls send it. */
export const bodyOf = (
  form: DocumentForm,
  { id, homeCurrency }: Pick<CurrentBusiness, 'id' | 'homeCurrency'>,
) => {
  const { shipTo, ...money } = sentMoney(form, homeCurrency);
  return {
    ...quoteFormWire.toWire(money),
    ...quoteShipToWire.toWire(shipTo),
    BusinessIDFK: id,
    ClientIDFK: form.customer?.id ?? null,
    IssueDate: form.issuedOn,
    Notes: form.notes,
    InvoiceSettingId: form.template || null,
    QuotesItems: sentLines(form.lines).map((line) => ({
      QuoteItemID: line.id,
      ProductIDFK: line.productid,
      ProductName: line.ItemName,
      Description: line.description,
      Quantity: line.quantity,
      UnitPrice: line.price,
      TaxID: line.TaxId,
    })),
  };
};

import type { QuoteView } from '../../api/queries/quotes.ts';
import { DocumentSheet } from '../document/DocumentSheet.tsx';
import { totalRows } from '../document/total-rows.ts';
import { formatDay } from '../kit/format.ts';
import { useLocale } from '../kit/locale.ts';

/** The quote as the customer gets it. */
export function QuoteSheet({ quote }: { quote: QuoteView }) {
  const locale = useLocale();
  return (
    <DocumentSheet
      kind="Quote"
      own={quote.BusinessInfo}
      facts={[quote.QuoteNo, `Issued ${formatDay(quote.IssueDate, locale, 'long')}`]}
      party={{ ...quote.ClientInfo, label: 'Quote for', name: quote.ClientInfo.name || 'No customer yet' }}
      lines={quote.QuotesItem.map((line) => ({
        id: line.QuoteItemID,
        ItemName: line.ProductName,
        description: line.Description,
        quantity: line.Quantity,
        unit: line.unit,
        price: line.UnitPrice,
        amount: line.Amount,
      }))}
      totals={totalRows({
        currency: quote.Currency,
        subtotal: quote.ForeignSubTotal,
        discount: quote.Discount,
        Tax: quote.ForeignTaxAmount,
        TotalShippingPlusTax: quote.ForeignShippingTotal,
        total: quote.ForeignGrandTotalAmount,
      })}
      currency={quote.Currency}
      notes={quote.Notes}
    />
  );
}

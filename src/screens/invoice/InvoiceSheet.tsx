import type { InvoiceView } from '../../api/queries/invoices.ts';
import { invoiceLineWire } from '../../api/wire/invoice.ts';
import { lookOfAnswer } from '../../api/wire/look.ts';
import { shipToWire } from '../../api/wire/money.ts';
import { type PrintableDocument, placeLines } from '../../domain/documents/printable.ts';
import { type PrintAs, printed } from '../../domain/documents/printed.ts';
import { Paper } from '../document/Paper.tsx';
import { useLocale } from '../kit/locale.ts';
import { useBusiness } from '../shell/business.ts';

/** What of an invoice's answer its customer may see. */
const printableOf = (
  invoice: InvoiceView,
  business: { homeCurrency: string; locale: string },
): PrintableDocument => ({
  kind: 'invoice',
  subtype: invoice.invoicetype,
  status: invoice.standing.status,
  number: invoice.invoicenumber,
  issuedOn: invoice.issue_date,
  dueOn: invoice.due_date,
  from: invoice.business,
  to: { ...invoice.client, name: invoice.client.name || 'No customer yet' },
  shipTo: placeLines(shipToWire.fromWire(invoice)),
  currency: invoice.currency,
  rate: invoice.ExchangeRate,
  subtotal: invoice.subtotal,
  discount: invoice.discount,
  tax: invoice.Tax,
  shipping: invoice.ShipValue,
  shippingTax: invoice.ShippingTax,
  total: invoice.total,
  homeTotal: invoice.hometotal,
  paid: invoice.amountpaid,
  owed: invoice.amountdue,
  look: lookOfAnswer(invoice),
  paymentLink: invoice.paymentlink,
  notes: invoice.notes,
  lines: invoice.items.map((line) => invoiceLineWire.fromWire(line)),
  ...business,
});

interface InvoiceSheetProps {
  invoice: InvoiceView;
  as?: PrintAs;
}

/** The invoice or receipt as the customer gets it, or the packing slip that goes along with the goods. */
export function InvoiceSheet({ invoice, as }: InvoiceSheetProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  return <Paper paper={printed(printableOf(invoice, { homeCurrency, locale }), as)} />;
}

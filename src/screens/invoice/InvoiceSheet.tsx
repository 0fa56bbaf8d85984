import type { InvoiceView } from '../../api/queries/invoices.ts';
import { DocumentSheet } from '../document/DocumentSheet.tsx';
import { totalRows } from '../document/total-rows.ts';
import { formatDay } from '../kit/format.ts';
import { useLocale } from '../kit/locale.ts';
import { kindWord } from './sales-list.ts';

const settledWord: Record<string, string> = { payment: 'Paid', credit: 'Credit', 'write-off': 'Written off' };

/** The invoice or receipt as the customer gets it. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceView }) {
  const { business, client, currency } = invoice;
  const locale = useLocale();
  const settled = invoice.payment.filter((payment) => payment.live);
  return (
    <DocumentSheet
      kind={kindWord(invoice.invoicetype)}
      own={business}
      facts={[
        invoice.invoicenumber ?? 'Draft, no number yet',
        `Issued ${formatDay(invoice.issue_date, locale, 'long')}`,
        ...(invoice.due_date && invoice.invoicetype === 'invoice'
          ? [`Due ${formatDay(invoice.due_date, locale, 'long')}`]
          : []),
      ]}
      party={{ ...client, label: 'Bill to', name: client.name || 'No customer yet' }}
      lines={invoice.items}
      totals={[
        ...totalRows(invoice),
        ...settled.map((payment) => ({
          key: payment.id,
          label: `${settledWord[payment.kind] ?? 'Settled'} ${formatDay(payment.date, locale)}`,
          amount: `-${payment.amount}`,
        })),
      ]}
      currency={currency}
      notes={invoice.notes}
    />
  );
}

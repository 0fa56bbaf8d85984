import { chakra } from '@chakra-ui/react';
import type { InvoiceView } from '../../api/queries/invoices.ts';
import { formatAmount, formatDay, formatDecimal } from '../kit/format.ts';
import { useLocale } from '../kit/locale.ts';
import { sheetStyle } from './sheet-style.ts';

const Sheet = chakra('div', { base: sheetStyle });

/** The document as the customer gets it. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceView }) {
  const locale = useLocale();
  const money = (amount: string) => formatAmount(amount, invoice.currency, locale);
  const title = invoice.invoicetype === 'receipt' ? 'Receipt' : 'Invoice';
  const settled = invoice.payment.filter((payment) => payment.live);
  return (
    <Sheet>
      <header>
        <div>
          <div className="own">{invoice.business.name}</div>
          {invoice.business.address && <div className="quiet">{invoice.business.address}</div>}
        </div>
        <div className="head">
          <div className="kind">{title}</div>
          <div className="quiet">
            {invoice.invoicenumber ?? 'Draft, no number yet'}
            <br />
            Issued {formatDay(invoice.issue_date, locale, 'long')}
            {invoice.due_date && invoice.invoicetype === 'invoice' && (
              <>
                <br />
                Due {formatDay(invoice.due_date, locale, 'long')}
              </>
            )}
          </div>
        </div>
      </header>
      <div className="parties">
        <div>
          <div className="quiet">Bill to</div>
          {invoice.client.name || 'No customer yet'}
          {invoice.client.address && <div className="quiet">{invoice.client.address}</div>}
          {invoice.client.email && <div className="quiet">{invoice.client.email}</div>}
        </div>
      </div>
      <div className="scroll">
        <table>
          <caption className="unseen">Lines</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" className="figure">
                Quantity
              </th>
              <th scope="col" className="figure">
                Rate
              </th>
              <th scope="col" className="figure">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {invoice.items.map((line) => (
              <tr key={line.id}>
                <td>
                  {line.ItemName}
                  {line.description && <div className="quiet">{line.description}</div>}
                </td>
                <td className="figure">{formatDecimal(line.quantity, locale)}</td>
                <td className="figure">{formatDecimal(line.price, locale, 2)}</td>
                <td className="figure">{money(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="totals">
        <div>
          <dt>Subtotal</dt>
          <dd className="figure">{money(invoice.subtotal)}</dd>
        </div>
        <div className="grand">
          <dt>Total {invoice.currency}</dt>
          <dd className="figure">{money(invoice.total)}</dd>
        </div>
        {settled.map((payment) => (
          <div key={payment.id}>
            <dt>
              {settledWord[payment.kind] ?? 'Settled'} {formatDay(payment.date, locale)}
            </dt>
            <dd className="figure">{money(`-${payment.amount}`)}</dd>
          </div>
        ))}
      </dl>
      {invoice.notes && <p className="notes">{invoice.notes}</p>}
    </Sheet>
  );
}

const settledWord: Record<string, string> = { payment: 'Paid', credit: 'Credit', 'write-off': 'Written off' };

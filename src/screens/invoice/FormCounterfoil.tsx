import { useQuery } from '@tanstack/react-query';
import { type InvoiceView, nextInvoiceNumber } from '../../api/queries/invoices.ts';
import { formatAmount } from '../../domain/format.ts';
import { isPositive } from '../../domain/money.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import { totalsOfLines } from '../document/lines.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/CounterfoilSection.tsx';
import { EffectsList } from '../kit/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';
import { useBusiness } from '../shell/business.ts';
import type { InvoiceForm } from './invoice-form.ts';

interface FormCounterfoilProps {
  form: InvoiceForm;
  kind: 'invoice' | 'receipt';
  currency: string;
  invoice: InvoiceView | null;
}

/** Beside the form: the total so far, and what saving and issuing will do. */
export function FormCounterfoil({ form, kind, currency, invoice }: FormCounterfoilProps) {
  const { id } = useBusiness();
  const locale = useLocale();
  const next = useQuery({ ...nextInvoiceNumber(id, kind), enabled: !invoice?.invoicenumber }).data
    ?.invoicenumber;
  const { total } = totalsOfLines(form.lines, currency);
  const money = (amount: string) => formatAmount(amount, currency, locale);
  const posts = isPositive(total);
  const status = invoiceStatus[invoice?.standing.status ?? 'Draft']!;
  const debit = kind === 'receipt' ? 'Cash and bank' : 'Accounts receivable';
  return (
    <Counterfoil
      standing={{
        ...status,
        amount: money(total),
        currency,
        sentence:
          invoice?.invoicenumber ?? (next ? `becomes ${next} when issued` : 'gets its number when issued'),
      }}
    >
      <CounterfoilSection title="What saving will do">
        {invoice && invoice.standing.facts.settled !== '0' ? (
          <p>Notes and due date change; nothing is posted.</p>
        ) : invoice?.invoicenumber ? (
          <p>
            The posted entry is reversed and posted anew with what you changed. Notes and due date post
            nothing.
          </p>
        ) : (
          <p>A draft posts nothing and takes no number.</p>
        )}
      </CounterfoilSection>
      {posts && !invoice?.invoicenumber && (
        <CounterfoilSection title="When issued">
          <EffectsList
            groups={[
              {
                key: 'sale',
                rows: [
                  { label: debit, amount: `+${money(total)}` },
                  { label: 'Sales', amount: `−${money(total)}` },
                ],
              },
            ]}
          />
        </CounterfoilSection>
      )}
    </Counterfoil>
  );
}

import type { InvoiceView } from '../../api/queries/invoices.ts';
import type { OutwardView } from '../../api/queries/outward.ts';
import { daysBetween } from '../../domain/day.ts';
import { isOverdue } from '../../domain/documents/owed.ts';
import { formatAmount, formatDay, formatDecimal } from '../../domain/format.ts';
import { awaitsPayment, isDraft } from '../../domain/invoice/status.ts';
import { invoiceStatus, standingSentence } from '../../domain/words/invoice.ts';
import {
  type OutwardAct,
  outwardActs,
  outwardHanging,
  outwardWords,
  withOutward,
} from '../document/outward-acts.ts';
import { type HistoryEvent, pathTaken } from '../document/path-taken.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import type { Hanging } from '../kit/HangingList.tsx';
import { useLocale } from '../kit/locale.ts';
import { journalAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { type ActName, actsOf } from './invoice-acts.ts';

interface InvoiceCounterfoilProps {
  invoice: InvoiceView;
  /** What left the house; undefined until it is known. */
  outward: OutwardView | undefined;
  onAct: (act: ActName | OutwardAct) => void;
  onPayments: () => void;
  onSent: () => void;
  /** Set just after an act was committed: the stamp settles. */
  settling: boolean;
}

const dueWords = (invoice: InvoiceView): string => {
  const { status, facts } = invoice.standing;
  const said = standingSentence(facts, status);
  if (said !== 'still owed' || !invoice.due_date) return said;
  const days = daysBetween(invoice.today, invoice.due_date);
  if (days < 0) return `still owed, ${-days} ${days === -1 ? 'day' : 'days'} late`;
  if (days === 0) return 'still owed, due today';
  return `still owed, due in ${days} ${days === 1 ? 'day' : 'days'}`;
};

const happenedWords: Record<string, string> = {
  'invoice.create': 'Draft',
  'invoice.duplicate': 'Draft, copied',
  'invoice.issue': 'Issued',
  'invoice.edit': 'Edited',
  'invoice.amend': 'Details changed',
  'payment.delete': 'Payment taken back',
  'credit.apply': 'Credit applied',
  'balance.writeOff': 'Written off',
  'writeOff.undo': 'Write-off undone',
  'invoice.reinstate': 'Cancellation undone',
  'invoice.restore': 'Restored',
};

const wordOf = ({ act, from, to }: HistoryEvent): string => {
  const word = happenedWords[act] ?? outwardWords[act];
  if (word) return word;
  if (to && from !== to) return invoiceStatus[to]!.word;
  return act === 'payment.record' ? 'Payment' : 'Changed';
};

/** The settled state still to come. */
const nextOf = (status: string): string | null => {
  if (isDraft(status)) return 'Issued';
  return awaitsPayment(status) ? 'Paid' : null;
};

/** The invoice's stub: where it stands, what can be done, what happened, what hangs on it. Drawn from the chart. */
export function InvoiceCounterfoil(props: InvoiceCounterfoilProps) {
  const { invoice, outward, onAct, onPayments, onSent, settling } = props;
  const locale = useLocale();
  const { homeCurrency } = useBusiness();
  const may = useMay();
  const { standing, currency } = invoice;
  const chart = actsOf(standing, invoice.credit, may);
  const { status, facts } = standing;
  const leaving = outwardActs(
    { kind: 'invoice', subtype: facts.subtype, status, number: invoice.invoicenumber },
    may,
  );
  const { allowed, refused } = withOutward(chart, leaving);
  const word = invoiceStatus[standing.status]!;
  const late = isOverdue(
    { kind: 'invoice', status: standing.status, homeOpen: invoice.Balance, dueOn: invoice.due_date },
    invoice.today,
  );
  const live = invoice.payment.filter((payment) => payment.live);
  const hangs: Hanging[] = [
    ...(invoice.quote
      ? [
          {
            label: 'Quote',
            value: invoice.quote.number,
            href: may('quote.view') ? viewDocumentAt('quote', invoice.quote.id) : undefined,
          },
        ]
      : []),
    {
      label: 'Payments',
      value:
        live.length === 0
          ? 'none yet'
          : `${live.length} · ${formatAmount(invoice.amountpaid, currency, locale)}`,
      onOpen: live.length > 0 ? onPayments : undefined,
    },
    ...(may('reports')
      ? [
          {
            label: 'Journal',
            value: `${invoice.journal.length} ${invoice.journal.length === 1 ? 'entry' : 'entries'}`,
            href: invoice.journal.length > 0 ? journalAt({ document: invoice.id }) : undefined,
          },
        ]
      : []),
    ...(currency === homeCurrency
      ? []
      : [
          {
            label: invoice.RateMissing
              ? `In ${homeCurrency}, no exchange rate yet (1 counts as 1)`
              : `In ${homeCurrency} at ${formatDecimal(invoice.ExchangeRate, locale)}`,
            value: formatAmount(invoice.hometotal, homeCurrency, locale),
          },
        ]),
    ...(invoice.credit === '0'
      ? []
      : [{ label: 'Customer’s credit', value: formatAmount(invoice.credit, currency, locale) }]),
    ...outwardHanging(outward, onSent),
    { label: 'Created', value: formatDay(invoice.date_created.slice(0, 10), locale) },
  ];
  return (
    <Counterfoil
      standing={{
        tone: late ? 'stopped' : word.tone,
        word: late
          ? `Overdue, ${word.word.toLowerCase()}`
          : invoice.writtenoff === '0'
            ? word.word
            : `${word.word}, written off`,
        amount: formatAmount(invoice.amountdue, currency, locale),
        currency,
        sentence: dueWords(invoice),
        settling,
      }}
      next={allowed.map(({ name, label }) => ({
        key: name,
        label,
        onPress: () => onAct(name),
        shortcut: name === 'edit' ? 'e' : undefined,
      }))}
      refused={refused.map(({ name, label, reason }) => ({ key: name, label, reason }))}
      happened={pathTaken(invoice.history, { wordOf, next: nextOf(standing.status), currency, locale })}
      hangs={hangs}
    />
  );
}

import * as commands from '../../api/commands/invoices.ts';
import { invoiceView } from '../../api/queries/invoices.ts';
import { daysBetween } from '../../domain/day.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { isOverdue } from '../../domain/documents/owed.ts';
import type { HistoryEvent } from '../../domain/documents/view.ts';
import { formatAmount, formatDay } from '../../domain/format.ts';
import { owed } from '../../domain/invoice/facts.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import { smaller } from '../../domain/money.ts';
import { invoiceStatus, standingSentence } from '../../domain/words/invoice.ts';
import * as words from '../../domain/words/invoice-page.ts';
import { atHome } from '../document/DocumentCounterfoil.tsx';
import { type ConnectedTo, DocumentPage, type DocumentViewing } from '../document/DocumentPage.tsx';
import { actsOnOne, tellOnce } from '../document/plain-commands.ts';
import { sharingWords } from '../document/sharing-acts.ts';
import type { Related } from '../kit/RelatedList.tsx';
import { documentListAt, journalAt, viewDocumentAt } from '../shell/addresses.ts';
import { HeldPayments } from './HeldPayments.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';
import { type ActName, actsOf } from './invoice-acts.ts';

const dueWords = (invoice: InvoiceView): string => {
  const { status, facts } = invoice.standing;
  const said = standingSentence(facts, status);
  if (said !== 'still owed' || !invoice.dueOn) return said;
  const days = daysBetween(invoice.today, invoice.dueOn);
  if (days < 0) return words.daysLate({ days: -days });
  if (days === 0) return words.dueToday;
  return words.dueIn({ days });
};

const happened: Record<string, string> = {
  'invoice.create': words.draft,
  'invoice.duplicate': words.copied,
  'invoice.issue': words.issued,
  'invoice.edit': words.edited,
  'invoice.amend': words.detailsChanged,
  'payment.delete': words.paymentDeleted,
  'credit.apply': words.creditApplied,
  'balance.writeOff': words.writtenOff,
  'writeOff.undo': words.writeOffUndone,
  'invoice.reinstate': words.cancellationUndone,
  'invoice.restore': words.restored,
};

const wordOf = ({ act, from, to }: HistoryEvent): string | undefined => {
  const word = happened[act] ?? sharingWords[act];
  if (word) return word;
  if (to && from !== to) return invoiceStatus[to]!.word;
  return act === 'payment.record' ? words.payment : undefined;
};

const relatedTo = (invoice: InvoiceView, to: ConnectedTo, sent: readonly Related[]): Related[] => {
  const { may, locale, homeCurrency, show } = to;
  const { currency, quote, journal } = invoice;
  const live = invoice.payments.filter((payment) => payment.live);
  return [
    ...(quote
      ? [
          {
            label: words.quote,
            value: quote.number,
            href: may('quote.view') ? viewDocumentAt('quote', quote.id) : undefined,
          },
        ]
      : []),
    {
      label: words.payments,
      value:
        live.length === 0
          ? words.noneYet
          : `${live.length} · ${formatAmount(invoice.paid, currency, locale)}`,
      onOpen: live.length > 0 ? () => show('payments') : undefined,
    },
    ...(may('reports')
      ? [
          {
            label: words.journal,
            value: words.entries({ count: journal.length }),
            href: journal.length > 0 ? journalAt({ document: invoice.id }) : undefined,
          },
        ]
      : []),
    ...atHome(invoice, homeCurrency, locale),
    ...(invoice.credit === '0'
      ? []
      : [{ label: words.customersCredit, value: formatAmount(invoice.credit, currency, locale) }]),
    ...sent,
    { label: words.created, value: formatDay(invoice.createdAt.slice(0, 10), locale) },
  ];
};

const stampOf = (invoice: InvoiceView, locale: string) => {
  const { word, tone } = invoiceStatus[invoice.status]!;
  const late = isOverdue(invoice, invoice.today);
  const settled = invoice.writtenOff === '0' ? word : words.andWrittenOff({ status: word });
  return {
    tone: late ? ('stopped' as const) : tone,
    word: late ? words.overdue({ status: word.toLowerCase() }) : settled,
    amount: formatAmount(invoice.owed, invoice.currency, locale),
    sentence: dueWords(invoice),
  };
};

const viewing: DocumentViewing<InvoiceView, ActName> = {
  kind: 'invoice',
  view: invoiceView,
  connect: (invoice, to) => ({
    stamp: stampOf(invoice, to.locale),
    acts: actsOf(invoice.standing, invoice.credit, to.may),
    wordOf,
    related: (sent) => relatedTo(invoice, to, sent),
  }),
  atOnce: ({ id, version, subtype, credit, standing }, businessId) => ({
    credit: async () => {
      const amount = smaller(credit, owed(standing.facts));
      await tellOnce(`invoice.applyCredit ${id} ${version}`, (intentKey) =>
        commands.applyCredit({ businessId, intentKey }, id, amount),
      );
      return null;
    },
    restore: actsOnOne('invoice', businessId, { id, version })('restore', commands.restoreInvoices, null),
    delete: actsOnOne('invoice', businessId, { id, version })(
      'delete',
      commands.deleteInvoices,
      documentListAt('invoice', { status: kindSpec('invoice').listed.deletedUnder }),
    ),
    duplicate: async () => {
      const copy = await tellOnce(`invoice.duplicate ${id} ${version}`, (intentKey) =>
        commands.duplicateInvoice({ businessId, intentKey }, id),
      );
      return viewDocumentAt(subtype, copy.id);
    },
  }),
  Dialog: InvoiceActs,
  notices: (invoice, may) =>
    invoice.session && may('settings.account') && <HeldPayments invoiceId={invoice.id} />,
};

/** The page of an invoice or receipt. */
export const InvoiceViewPage = () => <DocumentPage of={viewing} />;

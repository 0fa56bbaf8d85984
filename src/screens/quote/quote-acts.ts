import type { May } from '../../domain/access/permissions.ts';
import type { QuoteFacts } from '../../domain/quote/facts.ts';
import type { Standing } from '../../domain/values/standing.ts';
import { quoteActs as words } from '../../domain/words/quotes.ts';
import { type QuoteEvent, quoteLifecycle } from '../../machines/quote/quote.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';
import { type AnswerAct, answerActs } from '../quote-answer/answer-acts.ts';

export type ActName = 'to-invoice' | 'to-receipt' | 'edit' | AnswerAct | 'restore' | 'delete';

const specs = ({ facts }: Standing<QuoteFacts>): ActSpec<ActName, QuoteEvent>[] => [
  {
    name: 'to-invoice',
    label: words.toInvoice,
    key: 'invoice.add',
    event: { type: 'quote.convertToInvoice' },
  },
  {
    name: 'to-receipt',
    label: words.toReceipt,
    key: 'receipt.add',
    event: { type: 'quote.convertToReceipt' },
  },
  {
    name: 'restore',
    label: words.restore,
    key: 'quote.delete',
    event: { type: 'quote.restore' },
    onlyWhenAllowed: true,
  },
  { name: 'edit', label: words.edit, key: 'quote.edit', event: { type: 'quote.edit', edited: facts } },
  ...answerActs,
  { name: 'delete', label: words.deleteIt, key: 'quote.delete', event: { type: 'quote.delete' } },
];

/** What can be done with a quote and what can't. */
export const actsOf = (standing: Standing<QuoteFacts>, may: May): AvailableActs<ActName> =>
  allowedActs(quoteLifecycle, standing, specs(standing), may);

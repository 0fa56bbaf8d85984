import { deleteQuotes, quoteView, restoreQuotes } from '../../api/documents/quotes.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';
import type { QuoteView } from '../../domain/quote/view.ts';
import { answerWord, quoteSentences, quotePage as words } from '../../domain/words/quotes.ts';
import { calledIn } from '../document/called.ts';
import { atHome } from '../document/DocumentCounterfoil.tsx';
import { DocumentPage, type DocumentViewing } from '../document/DocumentPage.tsx';
import { deleteAndRestore } from '../document/plain-commands.ts';
import { unpostedStub } from '../document/unposted-stub.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { answersHappened } from '../quote-answer/answer-acts.ts';
import { answerRelated } from '../quote-answer/answer-summary.ts';
import { type ActName, actsOf } from './quote-acts.ts';

const QuoteActs = lazyDialog(async () => (await import('./QuoteActs.tsx')).QuoteActs);

const happened: Record<string, string> = {
  'quote.create': words.written,
  'quote.edit': words.edited,
  'quote.restore': words.restored,
  'quote.reopen': words.openAgain,
  ...answersHappened,
};

const viewing: DocumentViewing<QuoteView, ActName> = {
  kind: 'quote',
  view: quoteView,
  connect: (quote, { may, locale, homeCurrency }) => {
    const { standing, converted: made } = quote;
    const beyond = answerWord(standing);
    return {
      ...unpostedStub(quote, { sentences: quoteSentences, happened, beyond }, locale),
      acts: actsOf(standing, may),
      accepted: standing.facts.answer === 'accepted',
      related: (sent) => [
        ...answerRelated(quote, locale),
        ...atHome(quote, homeCurrency, locale),
        ...(made
          ? [
              {
                label: documentTypes[made.subtype].title,
                value: made.number ?? words.draft,
                href: viewDocumentAt(made.subtype, calledIn(made)),
              },
            ]
          : []),
        ...sent,
      ],
    };
  },
  atOnce: (quote, businessId) =>
    deleteAndRestore('quote', businessId, quote, { remove: deleteQuotes, restore: restoreQuotes }),
  Dialog: QuoteActs,
};

/** A quote's page. */
export const QuoteViewPage = () => <DocumentPage of={viewing} />;

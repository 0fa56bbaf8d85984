import { navigate } from 'wouter/use-browser-location';
import { convertQuote, previewConversion } from '../../api/documents/quotes.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import type { QuoteTarget } from '../../domain/quote/convert.ts';
import type { QuoteView } from '../../domain/quote/view.ts';
import { conversionLeads, quotePage as words } from '../../domain/words/quotes.ts';
import { calledIn } from '../document/called.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { LawRemedies } from '../document/LawRemedies.tsx';
import { tellOnce } from '../document/plain-commands.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { answerSoFar } from '../quote-answer/answer-summary.ts';

/** Converts a quote: what will be posted and moved is shown first; then leads to what it became. */
export function ConvertQuoteDialog({ document: quote, act, onDone, onClose }: ActDialogProps<QuoteView>) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const target: QuoteTarget = act === 'to-receipt' ? 'receipt' : 'invoice';

  async function convert() {
    const made = await tellOnce(`quote.convert ${quote.id} ${quote.version} ${target}`, (intentKey) =>
      convertQuote({ businessId, intentKey }, quote.id, target),
    );
    await onDone();
    navigate(viewDocumentAt(target, calledIn({ ...made, subtype: target })));
  }

  return (
    <CommandDialog
      title={words.title({ quote: quote.number, document: documentTypes[target].withArticle })}
      lead={`${answerSoFar(quote, locale)} ${conversionLeads[target](quote.to.name)}`}
      label={words.convertTo({ document: target })}
      keep={words.keepQuote}
      preview={{
        ask: () => previewConversion(businessId, quote.id, target),
        currency: homeCurrency,
        statusOf: plannedStatusOf(quote),
        remedies: (lacking) => (
          <LawRemedies
            lacking={lacking}
            customer={quote.contactId}
            source={{ subtype: quote.subtype, id: quote.id, isDraft: false }}
          />
        ),
      }}
      commit={convert}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { answerQuote, type OpenedLink } from '../../api/documents/public-documents.ts';
import type { AnswerKind, Offer } from '../../domain/documents/answer.ts';
import type { PublicDocument } from '../../domain/documents/printable.ts';
import type { QuoteFacts } from '../../domain/quote/facts.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { quoteAnswer as words } from '../../domain/words/quotes.ts';
import { quoteLifecycle } from '../../machines/quote/quote.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { toast } from '../kit/notices/toast.ts';
import { AnswerDialog } from '../quote-answer/AnswerDialog.tsx';

interface AnswerQuoteProps {
  document: PublicDocument;
  offer: Offer<QuoteFacts>;
  link: OpenedLink;
  /** Fetches the page's document again. */
  onAnswered: () => Promise<unknown>;
}

/** A customer's two ways to answer a quote, while its chart allows one. */
export default function AnswerQuote(props: AnswerQuoteProps) {
  const [confirming, setConfirming] = useState<AnswerKind | null>(null);
  if (!allows(quoteLifecycle, props.offer.standing, { type: 'quote.accept' })) return null;
  return (
    <>
      <Button look="primary" onClick={() => setConfirming('accepted')}>
        {words.accept}
      </Button>
      <Button onClick={() => setConfirming('declined')}>{words.decline}</Button>
      {confirming && <Answer {...props} answer={confirming} onClose={() => setConfirming(null)} />}
    </>
  );
}

function Answer({
  document: { from, total, currency, locale },
  offer: { version },
  link,
  answer,
  onAnswered,
  onClose,
}: AnswerQuoteProps & { answer: AnswerKind; onClose: () => void }) {
  const business = from.name;
  const amount = formatMoney(total, currency, locale);
  const accepts = answer === 'accepted';
  return (
    <AnswerDialog
      title={accepts ? words.accept : words.declineIt}
      lead={accepts ? words.acceptLead({ business, amount }) : words.declineLead({ business })}
      label={accepts ? words.acceptFor({ amount }) : words.declineIt}
      keep={words.back}
      name={{ label: words.yourName, autoComplete: 'name', first: '' }}
      give={async (errorOf) => {
        await once(`quote.${answer} ${link.documentId} ${version}`, (intentKey) =>
          answerQuote(link, { answer, ...errorOf, version }, intentKey),
        );
        await onAnswered();
        toast.success(words.thankYou({ business }));
      }}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { answerQuote, type OpenedLink } from '../../api/queries/public-documents.ts';
import { type AnswerKind, answerNameLength, type Offer } from '../../domain/documents/answer.ts';
import type { PublicDocument } from '../../domain/documents/printable.ts';
import { formatMoney } from '../../domain/format.ts';
import type { QuoteFacts } from '../../domain/quote/facts.ts';
import * as words from '../../domain/words/quote-answer.ts';
import { quoteLifecycle } from '../../machines/quote/quote.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { Button } from '../kit/Button.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { LongTextField } from '../kit/LongTextField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';

interface AnswerQuoteProps {
  document: PublicDocument;
  offer: Offer<QuoteFacts>;
  link: OpenedLink;
  /** Fetches the page's document again. */
  onAnswered: () => Promise<unknown>;
}

/** A customer's two ways to answer a quote, while its chart allows one. */
export default function AnswerQuote(props: AnswerQuoteProps) {
  const [asked, setAsked] = useState<AnswerKind | null>(null);
  if (!allows(quoteLifecycle, props.offer.standing, { type: 'quote.accept' })) return null;
  return (
    <>
      <Button look="primary" onClick={() => setAsked('accepted')}>
        {words.accept}
      </Button>
      <Button onClick={() => setAsked('declined')}>{words.decline}</Button>
      {asked && <AnswerDialog {...props} answer={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function AnswerDialog({
  document,
  offer: { version },
  link,
  answer,
  onAnswered,
  onClose,
}: AnswerQuoteProps & { answer: AnswerKind; onClose: () => void }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const business = document.from.name;
  const amount = formatMoney(document.total, document.currency, document.locale);
  const accepts = answer === 'accepted';

  async function send() {
    await once(`quote.${answer} ${link.documentId} ${version}`, (intentKey) =>
      answerQuote(link, { answer, name, note, version }, intentKey),
    );
    await onAnswered();
    toast.success(words.thankYou({ business }));
  }

  return (
    <CommandDialog
      title={accepts ? words.accept : words.declineIt}
      lead={accepts ? words.acceptLead({ business, amount }) : words.declineLead({ business })}
      label={accepts ? words.acceptFor({ amount }) : words.declineIt}
      keep={words.back}
      commit={send}
      onDone={onClose}
      onClose={onClose}
    >
      {(said) => (
        <>
          <TextField
            label={words.yourName}
            autoComplete="name"
            value={name}
            onChange={setName}
            maxLength={answerNameLength}
            {...said('name')}
          />
          <LongTextField label={words.yourNote} optional value={note} onChange={setNote} {...said('note')} />
        </>
      )}
    </CommandDialog>
  );
}

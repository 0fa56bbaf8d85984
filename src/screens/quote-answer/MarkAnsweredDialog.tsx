import { useState } from 'react';
import { recordAnswer } from '../../api/commands/quotes.ts';
import { type AnswerKind, answerNameLength } from '../../domain/documents/answer.ts';
import type { QuoteView } from '../../domain/quote/view.ts';
import * as words from '../../domain/words/quote-answer.ts';
import { keepQuote } from '../../domain/words/quote-page.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { tellOnce } from '../document/plain-commands.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { LongTextField } from '../kit/LongTextField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useBusiness } from '../shell/business.ts';
import type { AnswerAct } from './answer-acts.ts';

const answers = { accept: 'accepted', decline: 'declined' } as const satisfies Record<AnswerAct, AnswerKind>;

/** A member notes what the customer said by telephone or letter. */
export function MarkAnsweredDialog({
  document: quote,
  act,
  onDone,
  onClose,
}: ActDialogProps<QuoteView> & { act: AnswerAct }) {
  const { id: businessId } = useBusiness();
  const [name, setName] = useState(quote.to.name);
  const [note, setNote] = useState('');
  const answer = answers[act];
  const label = answer === 'accepted' ? words.markAccepted : words.markDeclined;

  async function mark() {
    await tellOnce(`quote.${answer} ${quote.id} ${quote.version}`, (intentKey) =>
      recordAnswer({ businessId, intentKey }, quote.id, { answer, name, note }),
    );
    await onDone();
  }

  return (
    <CommandDialog
      title={words.markTitle[answer]({ quote: quote.number })}
      lead={words.markLead}
      label={label}
      keep={keepQuote}
      commit={mark}
      onDone={onClose}
      onClose={onClose}
    >
      {(said) => (
        <>
          <TextField
            label={words.whoSaidSo}
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

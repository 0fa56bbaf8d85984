import { recordAnswer } from '../../api/documents/quotes.ts';
import type { AnswerKind } from '../../domain/documents/answer.ts';
import type { QuoteView } from '../../domain/quote/view.ts';
import { quotePage, quoteAnswer as words } from '../../domain/words/quotes.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { tellOnce } from '../document/plain-commands.ts';
import { useBusiness } from '../frame/business.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
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
  const answer = answers[act];
  return (
    <AnswerDialog
      title={words.markTitle[answer]({ quote: quote.number })}
      lead={words.markLead}
      label={answer === 'accepted' ? words.markAccepted : words.markDeclined}
      keep={quotePage.keepQuote}
      name={{ label: words.whoSaidSo, first: quote.to.name }}
      give={async (errorOf) => {
        await tellOnce(`quote.${answer} ${quote.id} ${quote.version}`, (intentKey) =>
          recordAnswer({ businessId, intentKey }, quote.id, { answer, ...errorOf }),
        );
        await onDone();
      }}
      onClose={onClose}
    />
  );
}

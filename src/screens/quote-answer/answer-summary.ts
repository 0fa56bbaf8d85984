import type { QuoteView } from '../../domain/quote/view.ts';
import { formatDay } from '../../domain/values/format.ts';
import { quoteAnswer as words } from '../../domain/words/quotes.ts';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';

/** Who answered a quote and when, with their note, and until when it can be answered. */
export const answerRelated = ({ answer, dueOn }: QuoteView, locale: string): Related[] => [
  ...(answer
    ? [
        {
          label: answer.answer === 'accepted' ? words.accepted : words.declined,
          value: words.byOn({ name: answer.name, day: formatDay(answer.on, locale) }),
        },
      ]
    : []),
  ...(answer?.note ? [{ label: words.yourNote, value: answer.note }] : []),
  ...(dueOn ? [{ label: words.validUntilLabel, value: formatDay(dueOn, locale) }] : []),
];

/** What the customer has said to a quote so far, for somebody who is about to convert it. */
export const answerSoFar = ({ standing, to, answer: given, dueOn }: QuoteView, locale: string): string => {
  const { answer, expired } = standing.facts;
  const customer = to.name;
  if (answer === 'declined') return words.convertDeclined({ customer });
  if (given) return words.convertAccepted({ customer, day: formatDay(given.on, locale) });
  return expired && dueOn
    ? words.convertExpired({ day: formatDay(dueOn, locale) })
    : words.convertUnanswered({ customer });
};

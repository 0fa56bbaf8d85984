import type { Offer } from '../documents/answer.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { isPayable } from '../documents/owed.ts';
import type { PrintableDocument, PublicDocument } from '../documents/printable.ts';
import { creditPlaces, givenBackOf, stateOf } from '../documents/row-state.ts';
import { isDeleted, isGone } from '../documents/status.ts';
import { isPositive, isZero } from '../money.ts';
import type { QuoteFacts } from '../quote/facts.ts';
import { formatDay, formatMoney } from '../values/format.ts';
import type { StatusWord } from '../words/everywhere.ts';
import { creditStateWords, partlyPaid } from '../words/posted.ts';
import { publicDocument as words } from '../words/public.ts';
import { quoteAnswer as answers, answerWord } from '../words/quotes.ts';

/** What somebody wants to know of a document at a glance: where it is, how much, by when. */
export interface PublicSummary {
  badge: Pick<StatusWord, 'word' | 'tone'>;
  /** What the amount is: "Amount due". */
  label: string;
  amount: string;
  /** Sentences under the amount, a line each. */
  lines: string[];
}

/** When it was paid last, where anything says so. */
const paidLine = ({ details, locale }: PrintableDocument): string => {
  const last = details.payments.at(-1)?.onDay;
  return last ? words.paidOn({ day: formatDay(last, locale, 'long') }) : words.paidInFull;
};

const offerLines = (document: PrintableDocument, { standing, answer }: Offer<QuoteFacts>): string[] => {
  const { dueOn, locale } = document;
  const business = document.from.name;
  const day = (on: string) => formatDay(on, locale, 'long');
  const { status, facts } = standing;
  if (status === 'Deleted') return [answers.withdrawn({ business })];
  if (answer) {
    const sentence = answer.answer === 'accepted' ? answers.acceptedBy : answers.declinedBy;
    return [
      sentence({ name: answer.name, day: day(answer.on) }),
      ...(answer.note ? [answers.theNote({ note: answer.note })] : []),
    ];
  }
  if (status !== 'Open') return [answers.becameDocument({ business })];
  if (dueOn && facts.expired) return [answers.expiredOn({ day: day(dueOn), business })];
  return dueOn ? [answers.validUntil({ day: day(dueOn) })] : [];
};

/** The summary of a document for whoever has its link; a part that was paid is named beside what is due. */
export const publicSummary = (document: PublicDocument): PublicSummary => {
  const { kind, subtype, status, currency, locale, total, paid, owed, dueOn } = document;
  // Quotes alone are answered.
  const offer = document.offer as Offer<QuoteFacts> | undefined;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const { hasDueDay, hasDeliveryDay, title } = documentTypes[subtype];
  const whole = { label: words.total, amount: money(total) };
  const badge = (offer && answerWord(offer.standing)) ?? kindSpec(kind).statusWords[status]!;
  if (offer) return { badge, ...whole, lines: offerLines(document, offer) };
  if (isDeleted(document) || isGone(document))
    return { badge, ...whole, lines: [words.nothingDue({ document: title.toLowerCase() })] };
  const stated = { ...document, creditState: document.details.creditState };
  const given = givenBackOf(stated);
  if (given)
    return {
      badge: stateOf(stated),
      ...whole,
      lines: [words.givenBack[given]({ document: title.toLowerCase() })],
    };
  // What a credit note alone took off isn't paid in part.
  const { inPlace } = creditPlaces({ ...stated, settledBy: { paid, credited: document.credited } });
  const open = inPlace ? creditStateWords[inPlace] : badge;
  const day = dueOn && formatDay(dueOn, locale, 'long');
  if (isPayable(document)) {
    const isLate = hasDueDay && dueOn !== null && document.today !== undefined && dueOn < document.today;
    return {
      badge: isLate
        ? { word: words.overdue, tone: 'stopped' }
        : isPositive(paid)
          ? { ...badge, word: partlyPaid }
          : open,
      label: words.amountDue,
      amount: money(owed),
      lines: [
        ...(day && hasDueDay ? [(isLate ? words.overdueSince : words.dueOn)({ day })] : []),
        ...(isPositive(paid) ? [words.partPaid({ paid: money(paid), total: money(total) })] : []),
      ],
    };
  }
  const isPaid = kindSpec(kind).posts && isPositive(paid);
  if (isPaid && isZero(owed)) return { badge, ...whole, lines: [paidLine(document)] };
  return {
    badge: isPaid ? { ...badge, word: partlyPaid } : open,
    ...(isPaid ? { label: words.leftToPay, amount: money(owed) } : whole),
    lines: [
      ...(day && hasDueDay ? [words.dueOn({ day })] : []),
      ...(day && hasDeliveryDay ? [words.expectedBy({ day })] : []),
      ...(isPaid ? [words.partPaid({ paid: money(paid), total: money(total) })] : []),
    ],
  };
};

import type { Asks } from '../../api/client/asks.ts';
import type { PostedCommands } from '../../api/documents/posted.ts';
import { daysBetween } from '../../domain/day.ts';
import { isGivenBack } from '../../domain/documents/credited.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { isOverdue, isOwed } from '../../domain/documents/owed.ts';
import { forgivenTone } from '../../domain/documents/row-state.ts';
import { isSettled, statusWordOf } from '../../domain/documents/status.ts';
import type { HistoryEvent } from '../../domain/documents/view.ts';
import { sum } from '../../domain/money.ts';
import { knowsNotes, noteSituation } from '../../domain/next-step/situation.ts';
import { beforeOpeningSentences } from '../../domain/posted/before-opening.ts';
import { creditPlacement, creditStateOf } from '../../domain/posted/credit-state.ts';
import { standingSentence } from '../../domain/posted/refusals.words.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { formatAmount, formatDay } from '../../domain/values/format.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import { creditStateWords, postedPage as words } from '../../domain/words/posted.ts';
import { atHome } from '../document/DocumentCounterfoil.tsx';
import type { ConnectedTo, DocumentViewing } from '../document/DocumentPage.tsx';
import { actsOnOne, tellOnce } from '../document/plain-commands.ts';
import { sharingWords } from '../document/sharing-acts.ts';
import { documentListAt, journalAt, viewDocumentAt } from '../frame/addresses.ts';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { livePayments, paymentsSummary } from './payments-summary.ts';
import { type ActName, actsOf } from './posted-acts.ts';
import { wordsOfKind } from './posted-words.ts';

const dueWords = (document: PostedView): string => {
  const { status, facts } = document.standing;
  if (!isOwed(document) || !document.dueOn) return standingSentence(facts, status);
  const days = daysBetween(document.today, document.dueOn);
  if (days < 0) return words.daysLate({ days: -days });
  if (days === 0) return words.dueToday;
  return words.dueIn({ days });
};

const happened = (kind: DocumentKind): Record<string, string> => {
  const labels = wordsOfKind(kind);
  return {
    [`${kind}.create`]: words.draft,
    [`${kind}.duplicate`]: words.copied,
    [`${kind}.issue`]: labels.issued,
    [`${kind}.edit`]: words.edited,
    [`${kind}.amend`]: words.detailsChanged,
    'payment.delete': words.paymentDeleted,
    'credit.apply': labels.surplusApplied,
    'creditNote.issue': labels.creditNote,
    'creditNote.undo': labels.creditNoteUndone,
    'balance.writeOff': labels.forgiven,
    'writeOff.undo': labels.forgivenUndone,
    [`${kind}.reinstate`]: words.cancellationUndone,
    [`${kind}.restore`]: words.restored,
  };
};

const wordOf = (document: PostedView, { act, from, to }: HistoryEvent): string | undefined => {
  const word = happened(document.kind)[act] ?? sharingWords[act];
  if (word) return word;
  if (to && from !== to) return statusWordOf({ ...document, status: to }).word;
  return act === 'payment.record' ? words.payment : undefined;
};

const sourceOf = ({ madeFrom }: PostedView, may: ConnectedTo['may']): Related[] => {
  if (!madeFrom) return [];
  const { type, id, number } = madeFrom;
  const { title, permissions } = documentTypes[type];
  const href = may(`${permissions}.view`) ? viewDocumentAt(type, id) : undefined;
  return [{ label: title, value: number, href }];
};

/** Some of them were never sent to whom they are for. */
const waits = (document: PostedView): boolean =>
  [...document.creditNotes, ...document.cancellations].some(
    (note) => noteSituation(note, knowsNotes(document)) === 'unsent',
  );

const creditNotesOf = (document: PostedView, { locale, show }: ConnectedTo): Related[] => {
  const { creditNotes, currency } = document;
  if (creditNotes.length === 0) return [];
  const standing = creditNotes.filter(({ undone }) => !undone);
  const given = formatAmount(sum(standing.map(({ amount }) => amount)), currency, locale);
  return [
    {
      label: wordsOfKind(document.kind).creditNotes,
      value:
        standing.length === 0
          ? words.noneAnyMore
          : `${standing.length} · ${given}${waits({ ...document, cancellations: [] }) ? words.notSentYet : ''}`,
      onOpen: () => show('credit-notes'),
    },
  ];
};

/** The cancellation that counts, else the last that was undone. */
const cancelledBy = (document: PostedView, { show }: ConnectedTo): Related[] => {
  const last = document.cancellations.at(-1);
  if (!last) return [];
  const value = last.undone
    ? words.noneAnyMore
    : `${last.number}${waits({ ...document, creditNotes: [] }) ? words.notSentYet : ''}`;
  return [{ label: words.cancellation, value, onOpen: () => show('cancellations') }];
};

const relatedTo = (document: PostedView, to: ConnectedTo, sent: readonly Related[]): Related[] => {
  const { may, locale, homeCurrency, show } = to;
  const { currency, journal } = document;
  return [
    ...sourceOf(document, may),
    {
      label: words.payments,
      value: paymentsSummary(document, locale),
      onOpen: livePayments(document).length > 0 ? () => show('payments') : undefined,
    },
    ...creditNotesOf(document, to),
    ...cancelledBy(document, to),
    ...(may('reports')
      ? [
          {
            label: words.journal,
            value: journal.length > 0 ? words.entries({ count: journal.length }) : words.noneYet,
            href: journal.length > 0 ? journalAt({ document: document.id }) : undefined,
          },
        ]
      : []),
    ...atHome(document, homeCurrency, locale),
    ...(document.credit === '0'
      ? []
      : [
          {
            label: wordsOfKind(document.kind).surplusOf,
            value: formatAmount(document.credit, currency, locale),
          },
        ]),
    ...sent,
    { label: words.created, value: formatDay(document.createdAt.slice(0, 10), locale) },
  ];
};

const stampOf = (document: PostedView, locale: string) => {
  const { inPlace, beside } = creditPlacement(document);
  const { word, tone } = inPlace ? creditStateWords[inPlace] : statusWordOf(document);
  const late = isOverdue(document, document.today);
  const forgiven = {
    word: wordsOfKind(document.kind).forgiven,
    tone: forgivenTone[kindSpec(document.kind).side ?? owedByCustomers],
  };
  const credited = beside ? creditStateWords[beside] : undefined;
  return {
    tone: late ? ('stopped' as const) : tone,
    word: late ? words.overdue({ status: word.toLowerCase() }) : word,
    beside: document.writtenOff === '0' ? credited : forgiven,
    // Of one that is settled the amount is what it was about; nothing is due on it.
    amount: formatAmount(isSettled(document) ? document.total : document.owed, document.currency, locale),
    sentence: dueWords(document),
  };
};

interface PostedViewing<View extends PostedView>
  extends Pick<DocumentViewing<View, ActName>, 'kind' | 'Dialog' | 'notices' | 'ownNotes'> {
  view: (businessId: string, called: string) => Asks<View>;
  /** What else the counterfoil tells of it, first. */
  about?: (document: View, locale: string) => readonly Related[];
  commands: PostedCommands;
}

/** Why goods of a document from a file moved nothing. */
function MovesNone({ document }: { document: PostedView }) {
  const locale = useLocale();
  const items = document.creditable.flatMap(({ lineId, openedOn }) => {
    const item = document.lines.find(({ id }) => id === lineId)?.name;
    return item !== undefined && openedOn ? [{ item, openedOn }] : [];
  });
  return beforeOpeningSentences(items, locale).map((errorOf) => <Notice key={errorOf}>{errorOf}</Notice>);
}

/** The page of a document of a kind that is posted and paid. */
export const postedViewing = <View extends PostedView = PostedView>({
  kind,
  commands,
  about,
  notices,
  ...own
}: PostedViewing<View>): DocumentViewing<View, ActName> => ({
  kind,
  ...own,
  opens: ['credit-notes'],
  notices: (document, may) => (
    <>
      {notices?.(document, may)}
      <MovesNone document={document} />
    </>
  ),
  connect: (document, to) => ({
    stamp: stampOf(document, to.locale),
    overdue: isOverdue(document, document.today),
    forgiven: document.writtenOff !== '0',
    givenBack: isGivenBack(creditStateOf(document)),
    acts: actsOf(kind, document.standing, document.credit, to.may),
    wordOf: (event) => wordOf(document, event),
    related: (sent) => [...(about?.(document, to.locale) ?? []), ...relatedTo(document, to, sent)],
  }),
  atOnce: ({ id, version, subtype }, businessId) => {
    const onOne = actsOnOne(kind, businessId, { id, version });
    const deleted = documentListAt(kind, { status: kindSpec(kind).listed.deletedUnder });
    return {
      restore: onOne('restore', commands.restore, null),
      delete: onOne('delete', commands.remove, deleted),
      duplicate: async () => {
        const copy = await tellOnce(`${kind}.duplicate ${id} ${version}`, (intentKey) =>
          commands.duplicate({ businessId, intentKey }, id),
        );
        return viewDocumentAt(subtype, copy.id);
      },
    };
  },
});

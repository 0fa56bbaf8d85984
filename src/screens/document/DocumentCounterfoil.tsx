import type { Attachment } from '../../domain/documents/attachment.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import type { DocumentView, HistoryEvent } from '../../domain/documents/view.ts';
import { documentRankings } from '../../domain/next-step/rankings.ts';
import { documentSituation, wasSent } from '../../domain/next-step/situation.ts';
import { formatAmount, formatDecimal } from '../../domain/values/format.ts';
import { attachments as fileWords } from '../../domain/words/attachments.ts';
import { auditTrail as auditWords } from '../../domain/words/audit-trail.ts';
import { documentPage as words } from '../../domain/words/documents.ts';
import type { StatusWord } from '../../domain/words/everywhere.ts';
import { useMay } from '../frame/business.ts';
import { Counterfoil, type StatusHeader } from '../kit/counterfoil/Counterfoil.tsx';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';
import { useLocale } from '../kit/locale.ts';
import type { AvailableActs } from './allowed-acts.ts';
import { historyPath } from './history-path.ts';
import { nextOf } from './next-acts.ts';
import { type SharingAct, sharingActs, sharingRelated, sharingWords, withSharing } from './sharing-acts.ts';

/** What the counterfoil of one document says that its kind alone knows. */
export interface Connected<Act extends string> {
  /** Where it stands, as stamped, with the amount that matters and a sentence of it. */
  stamp: Pick<StatusWord, 'word' | 'tone'> &
    Pick<StatusHeader, 'beside'> & { amount: string; sentence: string };
  acts: AvailableActs<Act>;
  /** What of it ranks its acts: it is late, the other party agreed to it. */
  overdue?: boolean;
  accepted?: boolean;
  forgiven?: boolean;
  givenBack?: boolean;
  /** What the other party has is out of date, so it is offered to be sent as if it never was. */
  outdated?: boolean;
  /** What happened is called so; undefined for what every kind has in common. */
  wordOf: (event: HistoryEvent) => string | undefined;
  /** Records related to it, those of what was sent among them. */
  related: (sent: readonly Related[]) => readonly Related[];
}

interface DocumentCounterfoilProps<Act extends string> {
  document: DocumentView;
  connected: Connected<Act>;
  /** What was sent; undefined until it is known. */
  sharing: SharingView | undefined;
  onAct: (act: Act | SharingAct) => void;
  onSent: () => void;
  onFiles: () => void;
  onHistory: () => void;
  /** Somebody is about to press something of it. */
  onReach: () => void;
  /** Set just after an act was committed: the stamp settles. */
  settling: boolean;
}

/** What a document in another currency is worth at home; nothing of one at home. */
export const atHome = (document: DocumentView, homeCurrency: string, locale: string): Related[] =>
  document.currency === homeCurrency
    ? []
    : [
        {
          label: document.lacksRate
            ? words.inHomeWithoutRate({ homeCurrency })
            : words.inHomeAt({ homeCurrency, rate: formatDecimal(document.rate, locale) }),
          value: formatAmount(document.homeTotal, homeCurrency, locale),
        },
      ];

/** The files of what takes files. */
export const filesOn = (files: readonly Attachment[] | undefined, onOpen: () => void): Related[] =>
  files ? [{ label: fileWords.files, value: fileWords.howMany(files.length), onOpen }] : [];

/** A document's stub: where it stands, what can be done, what happened, what is related. Drawn from its chart. */
export function DocumentCounterfoil<Act extends string>(props: DocumentCounterfoilProps<Act>) {
  const { document, connected, sharing, onAct, onSent, onFiles, onHistory, onReach, settling } = props;
  const locale = useLocale();
  const may = useMay();
  const { currency, kind, status } = document;
  const { allowed, refused } = withSharing(
    connected.acts,
    sharingActs(document, sharing?.hasGoods ?? false, may),
  );
  const {
    overdue = false,
    accepted = false,
    forgiven = false,
    givenBack = false,
    outdated = false,
  } = connected;
  const sent = !outdated && wasSent(document.history, sharing);
  const situation = documentSituation({ ...document, overdue, accepted, forgiven, givenBack, sent });
  const wordOf = (event: HistoryEvent) => connected.wordOf(event) ?? sharingWords[event.act] ?? words.changed;
  return (
    <Counterfoil
      onReach={onReach}
      header={{ ...connected.stamp, currency, settling }}
      next={nextOf(documentRankings[kind], situation, allowed, onAct)}
      refused={refused.map(({ name, label, reason }) => ({ key: name, label, reason }))}
      happened={historyPath(document.history, {
        wordOf,
        next: kindSpec(kind).statusWords[status]?.next ?? null,
        currency,
        locale,
      })}
      related={[
        ...connected.related(sharingRelated(sharing, locale, onSent)),
        ...filesOn(document.attachments, onFiles),
        { label: auditWords.history, value: auditWords.historyBy, onOpen: onHistory },
      ]}
    />
  );
}

import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { journalEntryCalls } from '../../api/calls/journal-entry.ts';
import { useCall } from '../../api/client/query.ts';
import { dayIn } from '../../domain/day.ts';
import {
  journalEntryFormWords as formWords,
  journalEntryStatusWords,
  journalEntryViewWords as words,
} from '../../domain/journal-entry/journal-entries.words.ts';
import { isZero, sum } from '../../domain/money.ts';
import { documentLink } from '../../domain/report/posting-columns.ts';
import { formatAmount, formatDay, formatDecimal } from '../../domain/values/format.ts';
import { isRefusal } from '../../domain/values/refusal.ts';
import { journalEntryLifecycle } from '../../machines/journal-entry/journal-entry.lifecycle.ts';
import { allows, decide } from '../../machines/standing.ts';
import { filesOn } from '../document/DocumentCounterfoil.tsx';
import { FilesDialog } from '../document/files-dialog.ts';
import { journalAt, ledgerAt, newEntryAt, viewEntryAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import { DetailList } from '../kit/lists/DetailList.tsx';
import { FiguresTable } from '../kit/lists/EntryTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { addressOf } from '../report/report-links.ts';
import type { JournalEntry } from './copied-form.ts';
import { ReverseEntryDialog } from './ReverseEntryDialog.tsx';

const back = { label: formWords.journal, href: journalAt() };

/** The entry named in the address by `entry`, whoever posted it. */
export function JournalEntryPage() {
  const requestedId = new URLSearchParams(useSearch()).get('entry') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded
      query={useCall(journalEntryCalls.getJournalEntry, { businessId: id, id: requestedId })}
      back={back}
    >
      {(entry) => <Content key={entry.id} entry={entry} />}
    </Loaded>
  );
}

const linkTo = (link: { id: string; number: number } | null) =>
  link && <Link href={viewEntryAt(link.id)}>{words.linkTo(link.number)}</Link>;

function DocumentLink({ document }: Pick<JournalEntry, 'document'>) {
  if (!document) return null;
  const { id, number, type } = document;
  const to = documentLink({ documentId: id, documentNumber: number, documentType: type });
  const href = addressOf(to ?? undefined, { contact: '' });
  return href ? <Link href={href}>{number}</Link> : number;
}

function Details({ entry }: { entry: JournalEntry }) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { currency } = entry;
  const isForeign = currency !== homeCurrency;
  return (
    <DetailList
      label={words.entry}
      rows={[
        { label: words.date, value: formatDay(entry.onDay, locale) },
        { label: words.reference, value: entry.reference },
        {
          label: words.currency,
          value:
            isForeign &&
            words.rateOf({ currency, rate: formatDecimal(entry.rate, locale), home: homeCurrency }),
        },
        { label: words.document, value: entry.document && <DocumentLink document={entry.document} /> },
        { label: words.reverses, value: linkTo(entry.reverses) },
        { label: words.reversedBy, value: linkTo(entry.reversedBy) },
        { label: words.pair, value: linkTo(entry.pair) },
        { label: words.postedBy, value: entry.postedBy },
        { label: words.memo, value: entry.memo, wide: true },
      ]}
    />
  );
}

function LinesTable({ entry }: { entry: JournalEntry }) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const isForeign = entry.currency !== homeCurrency;
  const money = (amount: string, currency: string) =>
    isZero(amount) ? '' : formatAmount(amount, currency, locale);
  const aboutLine = ({ description, contact, dueOn, tax, taxBase }: JournalEntry['lines'][number]) =>
    [
      description,
      contact,
      dueOn && words.due(formatDay(dueOn, locale)),
      tax && taxBase && words.taxed({ tax, base: formatAmount(taxBase, entry.currency, locale) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const total = (side: 'debit' | 'credit') =>
    formatAmount(sum(entry.lines.map((line) => line[side])), homeCurrency, locale);
  return (
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">{formWords.account}</th>
          {isForeign && <th scope="col">{entry.currency}</th>}
          <th scope="col">{formWords.debit}</th>
          <th scope="col">{formWords.credit}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes, and its lines have nothing else of their own.
          <tr key={index}>
            <th scope="row">
              <Link href={ledgerAt(line.accountId)}>
                {line.code ? `${line.code} ${line.account}` : line.account}
              </Link>{' '}
              <small>{aboutLine(line)}</small>
            </th>
            {isForeign && (
              <td>{money(line.foreignDebit, entry.currency) || money(line.foreignCredit, entry.currency)}</td>
            )}
            <td>{money(line.debit, homeCurrency)}</td>
            <td>{money(line.credit, homeCurrency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{formWords.totals}</th>
          {isForeign && <td />}
          <td>{total('debit')}</td>
          <td>{total('credit')}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

function Content({ entry }: { entry: JournalEntry }) {
  const { timeZone, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [reversing, setReversing] = useState(false);
  const [showsFiles, setShowsFiles] = useState(false);
  const { byHand, settled, document } = entry;
  const facts = { byHand, reverses: entry.reverses !== null, settled, document: document?.number ?? null };
  const standing = { status: entry.status, facts };
  const mayWrite = may('settings.account');
  const move = decide(journalEntryLifecycle, standing, { type: 'entry.reverse' });
  const { word, tone } = journalEntryStatusWords[entry.status];
  return (
    <CardViewPage
      title={words.title(entry.number)}
      back={back}
      addHref={mayWrite ? newEntryAt() : undefined}
      details={<Details entry={entry} />}
      section={<LinesTable entry={entry} />}
      counterfoil={
        <Counterfoil
          header={{
            word,
            tone,
            amount: formatAmount(sum(entry.lines.map(({ debit }) => debit)), homeCurrency, locale),
            currency: homeCurrency,
          }}
          related={byHand ? filesOn(entry.attachments, () => setShowsFiles(true)) : []}
          next={
            mayWrite
              ? [
                  {
                    key: 'copy',
                    label: words.copy,
                    place: 'beside' as const,
                    onPress: () => navigate(newEntryAt(entry.id)),
                  },
                  ...(allows(journalEntryLifecycle, standing, { type: 'entry.reverse' })
                    ? [
                        {
                          key: 'reverse',
                          label: words.reverse,
                          place: 'beside' as const,
                          destructive: true,
                          onPress: () => setReversing(true),
                        },
                      ]
                    : []),
                ]
              : []
          }
          refused={
            mayWrite && isRefusal(move)
              ? [{ key: 'reverse', label: words.reverse, reason: move.message }]
              : []
          }
        />
      }
    >
      {showsFiles && (
        <FilesDialog
          subject={{ id: entry.id, name: words.linkTo(entry.number) }}
          files={entry.attachments}
          mayChange={mayWrite}
          mayOpen
          onClose={() => setShowsFiles(false)}
        />
      )}
      {reversing && (
        <ReverseEntryDialog
          entry={entry}
          today={dayIn(timeZone, new Date())}
          onClose={() => setReversing(false)}
        />
      )}
    </CardViewPage>
  );
}

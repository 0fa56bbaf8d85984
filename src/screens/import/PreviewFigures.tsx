import { Link } from 'wouter';
import {
  importDocumentWords as documentWords,
  importWords as words,
} from '../../domain/import/imports.words.ts';
import {
  type ImportPreview,
  type NamedNew,
  type PreviewedRow,
  roomIn,
  rowsAtOnce,
} from '../../domain/import/preview.ts';
import { isZero } from '../../domain/money.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { LawRemedies } from '../document/LawRemedies.tsx';
import { plansAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { OnPhone } from '../kit/OnPhone.tsx';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { useImportKind } from './import-kind.tsx';
import { listedNames } from './listed-names.ts';

const tones: Readonly<Record<PreviewedRow['outcome'], Tone>> = {
  created: 'settled',
  updated: 'settled',
  skipped: 'draft',
  failed: 'stopped',
  capped: 'waiting',
};

const columns: readonly Column<PreviewedRow>[] = [
  {
    key: 'line',
    title: words.line,
    width: '80px',
    phone: 'figure',
    cell: ({ line }) => (
      <>
        <OnPhone>{words.line} </OnPhone>
        {line}
      </>
    ),
  },
  { key: 'name', title: words.name, cell: ({ name }) => name || '—', phone: 'lead' },
  {
    key: 'outcome',
    title: words.outcome,
    cell: ({ outcome }) => <StatusBadge tone={tones[outcome]} word={words.outcomes[outcome]} />,
    phone: 'state',
  },
  {
    key: 'why',
    title: words.why,
    cell: ({ faults }) =>
      faults.length > 0 && <div>{faults.map(({ message }) => displayed(message)).join(' ')}</div>,
    phone: 'under',
  },
];

/** Errors first, then what has no room, then what is done. */
const order: readonly PreviewedRow['outcome'][] = ['failed', 'capped', 'updated', 'created', 'skipped'];
const inOrder = (rows: readonly PreviewedRow[]): PreviewedRow[] =>
  [...rows].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.line - b.line);

/** What is added beside what the file is of, with the first names. */
function AddedBeside({ named, count }: { named: readonly NamedNew[]; count: (n: number) => string }) {
  const locale = useLocale();
  if (named.length === 0) return null;
  return (
    <section aria-label={words.alsoAdded}>
      <h3>{words.alsoAdded}</h3>
      <ul>
        {named.map(({ of, count: many, names }) => (
          <li key={of}>
            {words.named[of](many, count(many))}: {listedNames(names, many, locale)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PreviewFiguresProps {
  preview: ImportPreview;
  /** What it adds is issued, and takes its goods off the stock. */
  issues: boolean;
  /** What it adds beside what the file is of. */
  beside: readonly NamedNew[];
  count: (n: number) => string;
  children: React.ReactNode;
}

/** The preview in figures, and its rows. */
export function PreviewFigures({ preview, issues, beside, count, children }: PreviewFiguresProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { words: kindWords } = useImportKind();
  const { counts, tried, sound, faulty, worth, rows } = preview;
  const { fit, all } = roomIn(preview);
  const labels = { ...kindWords, fit: count(fit), all: count(all) };
  const capped = preview.others > 0 ? words.mayNotFit(labels) : words.capped(labels);
  return (
    <>
      <SummaryCards
        cards={[
          { label: words.added, figure: count(counts.created) },
          { label: words.updated, figure: count(counts.updated) },
          { label: words.left, figure: count(counts.skipped) },
          { label: words.errors, figure: count(counts.failed + faulty) },
          ...(isZero(worth)
            ? []
            : [{ label: kindWords.worth, figure: formatMoney(worth, homeCurrency, locale) }]),
        ]}
      />
      {sound + faulty > 0 && (
        <p className="quiet">
          {words.tried({ tried: count(tried), sound: count(sound), faulty: count(faulty) })}
        </p>
      )}
      <AddedBeside named={beside} count={count} />
      {issues && tried > rowsAtOnce && (
        <p className="quiet">{documentWords.stockByParts({ atOnce: count(rowsAtOnce) })}</p>
      )}
      {fit < all && (
        <Notice>
          {fit > 0 ? capped : words.noRoom(kindWords)} <Link href={plansAt}>{words.plans}</Link>
        </Notice>
      )}
      {preview.warnings.length > 0 && (
        <Notice>
          <b>{documentWords.warnings}</b>
          <ul>
            {preview.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
          {preview.lacking.length > 0 && <LawRemedies lacking={preview.lacking} />}
        </Notice>
      )}
      {all + counts.updated === 0 && <Notice>{words.nothing}</Notice>}
      {children}
      <section aria-label={words.rowsTitle}>
        <h3>{words.rowsTitle}</h3>
        <DataTable
          caption={words.rowsTitle}
          columns={columns}
          rows={inOrder(rows)}
          keyOf={({ line }) => String(line)}
          nameOf={({ line }) => `${words.line} ${line}`}
          few
        />
      </section>
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { savedReportCalls } from '../../api/calls/saved-report.ts';
import { ask } from '../../api/client/ask.ts';
import { chosenQuery } from '../../domain/report/report-address.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { canBeSaved } from '../../domain/report/saved-report.ts';
import { savedReportWords as words } from '../../domain/words/saved-reports.ts';
import { reportAt, savedReportAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { RowMenu } from '../kit/menus/RowMenu.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { SavedReportForm, useSavedReportActs } from './SavedReportActs.tsx';
import { mailSentences, type SavedReport, useOpenedReport } from './saved-reports.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '4',
    fontSize: '14px',
    '& > p': { flex: '1 1 240px' },
    '& > p > small': { display: 'block', fontSize: '13px', color: 'quiet' },
    '& > button[aria-haspopup=menu]': { padding: '4px 10px', borderRadius: '6px' },
    '& > button[aria-haspopup=menu]:hover': { background: 'hover' },
  },
});

/** Saves the report as it is chosen under a name; what is saved is open then. Nothing for a report that can't be saved. */
export function SaveReport({ report }: { report: ReportName }) {
  const may = useMay();
  const search = useSearch();
  const [, navigate] = useLocation();
  const opened = useOpenedReport();
  const [open, setOpen] = useState(false);
  if (!canBeSaved(report) || !may('reports')) return null;
  const query = chosenQuery(search);
  return (
    <>
      <Button onPointerEnter={SavedReportForm.intend} onClick={() => setOpen(true)}>
        {opened ? words.saveAsNew : words.save}
      </Button>
      {open && (
        <SavedReportForm
          saved={null}
          report={report}
          query={query}
          onSaved={(id) => navigate(savedReportAt(report, { id, query }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Which saved report is open, how it is mailed, and what can be done with it. */
export function SavedReportLine({ report }: { report: ReportName }) {
  const saved = useOpenedReport();
  return saved?.report === report ? <Opened saved={saved} /> : null;
}

function Opened({ saved }: { saved: SavedReport }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const plainAct = usePlainAct();
  const [, navigate] = useLocation();
  const query = chosenQuery(useSearch());
  const { actsOf, dialog } = useSavedReportActs(() => navigate(reportAt(saved.report), { replace: true }));
  const { id, version, name, note, report, shared, owner } = saved;
  const changed = query !== saved.query;
  const { every, day, format, readers } = saved;
  const mailing = every &&
    day !== null &&
    format && { every, day, format, readers: readers.map((one) => one.id) };
  const sent = { businessId, id, version, name, note, report, query, shared, ...mailing };
  const acts = actsOf(saved);
  return (
    <Line className="off-paper">
      <p>
        <span>
          {words.savedAs(name)} {shared && words.by(owner)}
        </span>
        {[...(changed ? [words.changed] : []), ...mailSentences(saved, locale)].map((sentence) => (
          <small key={sentence}>{sentence}</small>
        ))}
      </p>
      {changed && saved.mayChange && (
        <Button
          onClick={() =>
            void plainAct(`saved-report.update ${id} ${version} ${query}`, (intentKey) =>
              ask(savedReportCalls.updateSavedReport, sent, { intentKey }),
            )
          }
        >
          {words.update}
        </Button>
      )}
      {acts.length > 0 && <RowMenu name={name} acts={acts} />}
      {dialog}
    </Line>
  );
}

const Note = chakra('p', {
  base: {
    marginTop: '3',
    fontSize: '14px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxWidth: '80ch',
  },
});

/** What was written on the saved report that is open, under its figures on page and paper. */
export function SavedNote({ report }: { report: ReportName }) {
  const saved = useOpenedReport();
  return saved?.report === report && saved.note ? <Note>{saved.note}</Note> : null;
}

import { Link } from 'wouter';
import { headOf } from '../../domain/report/reports.ts';
import { savedReportWords as words } from '../../domain/words/saved-reports.ts';
import { savedReportAt } from '../frame/addresses.ts';
import { useLocale } from '../kit/locale.ts';
import { RowMenu } from '../kit/menus/RowMenu.tsx';
import { useSavedReportActs } from './SavedReportActs.tsx';
import { mailSentences, type SavedReport } from './saved-reports.ts';

/** The saved reports of the directory, each with what it is made of and how it is mailed. */
export function SavedReportGroup({ reports }: { reports: readonly SavedReport[] }) {
  const locale = useLocale();
  const { actsOf, dialog } = useSavedReportActs();
  if (reports.length === 0) return dialog;
  return (
    <section aria-label={words.group}>
      <h2>{words.group}</h2>
      <ul>
        {reports.map((saved) => (
          <li key={saved.id}>
            <Link href={savedReportAt(saved.report, saved)}>
              {saved.name}
              <small>
                {words.detail([
                  headOf(saved.report).title,
                  ...(saved.shared ? [words.by(saved.owner)] : []),
                  ...mailSentences(saved, locale).slice(0, 1),
                ])}
              </small>
            </Link>
            {saved.mayChange && <RowMenu name={saved.name} acts={actsOf(saved)} />}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

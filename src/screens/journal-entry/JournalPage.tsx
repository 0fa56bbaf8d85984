import { useLocation } from 'wouter';
import { reportPageWords } from '../../domain/words/reports.ts';
import { newEntryAt } from '../frame/addresses.ts';
import { useMay } from '../frame/business.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { useImportActs } from '../page/file-acts.ts';
import { HeadActs } from '../page/HeadActs.tsx';
import { ReportPage } from '../report/ReportPage.tsx';

/** Leads to the form of an entry and to the import of several, where the role may post one. */
function NewEntry() {
  const [, navigate] = useLocation();
  const mayPost = useMay()('settings.account');
  const imports = useImportActs('journal-entries', 'settings.account');
  usePageKeys({ n: mayPost ? () => navigate(newEntryAt()) : undefined });
  return (
    mayPost && (
      <>
        <HeadActs acts={imports} />
        <ButtonLink look="primary" href={newEntryAt()} shortcut="n">
          {reportPageWords.newEntry}
        </ButtonLink>
      </>
    )
  );
}

/** The journal, and what adds an entry to it. */
export function JournalPage() {
  return <ReportPage report="journal" act={<NewEntry />} />;
}

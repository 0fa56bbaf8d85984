import { chakra } from '@chakra-ui/react';
import type { ReportName } from '../../domain/report/reports.ts';
import { sampleSheet } from '../../domain/report/samples.ts';
import { sampleReportWords as words } from '../../domain/words/report-samples.ts';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { ReportPicture } from './ReportPicture.tsx';
import { ReportTable } from './ReportTable.tsx';

const Sample = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    maxWidth: '760px',
    marginTop: '6',
    '& > p': { fontSize: '14px', color: 'quiet' },
    '& > p b': {
      marginInlineEnd: '8px',
      padding: '2px 8px',
      border: '1px solid {colors.edge}',
      borderRadius: 'base',
      color: 'ink',
      fontWeight: '600',
    },
  },
});

/** A report the plan doesn't have, with made-up figures. */
export const sampleOf = (report: ReportName) =>
  function SampleReport() {
    const { homeCurrency } = useBusiness();
    const locale = useLocale();
    const sheet = sampleSheet(report, homeCurrency);
    if (!sheet) return null;
    return (
      <Sample aria-label={words.example}>
        <p>
          <b>{words.example}</b>
          {words.lead}
        </p>
        <ReportPicture report={report} sheet={sheet} locale={locale} of={{ contact: '' }} />
        <ReportTable sheet={sheet} locale={locale} of={{ contact: '' }} caption={words.example} />
      </Sample>
    );
  };

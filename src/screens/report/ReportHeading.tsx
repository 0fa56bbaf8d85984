import { chakra } from '@chakra-ui/react';
import { dayIn } from '../../domain/day.ts';
import { daysOfSheet, type ReportSheet } from '../../domain/report/sheet.ts';
import { formatDay } from '../../domain/values/format.ts';
import { reportFileWords } from '../../domain/words/reports.ts';
import { useBusiness } from '../frame/business.ts';

const Head = chakra('header', {
  base: {
    '& p': { fontSize: '14px', color: 'quiet' },
    '& .title': {
      fontSize: '24px',
      lineHeight: '1.2',
      fontWeight: '650',
      color: 'ink',
      overflowWrap: 'anywhere',
    },
    '&[data-paper-only]': { display: 'none', '@media print': { display: 'block' } },
  },
});

interface ReportHeadingProps {
  sheet: ReportSheet;
  locale: string;
  /** A page says it elsewhere. */
  paperOnly?: boolean;
}

/** Heads a report on paper: whose it is, what it is called, and its days. */
export function ReportHeading({ sheet, locale, paperOnly }: ReportHeadingProps) {
  const { name, userName, timeZone } = useBusiness();
  const { title, days, comparedWith, currency, columns } = sheet;
  // A page that says it elsewhere has its own first heading.
  const Title = paperOnly ? 'p' : 'h1';
  const long = (day: string) => formatDay(day, locale, 'long');
  return (
    <Head data-paper-only={paperOnly}>
      <p>{name}</p>
      <Title className="title">{title}</Title>
      <p>{daysOfSheet(days, long)}</p>
      {comparedWith && <p>{reportFileWords.compared(daysOfSheet(comparedWith, long))}</p>}
      {columns.some(({ kind }) => kind === 'money') && <p>{reportFileWords.amountsIn(currency)}</p>}
      <p>{reportFileWords.prepared({ day: long(dayIn(timeZone, new Date())), by: userName })}</p>
    </Head>
  );
}

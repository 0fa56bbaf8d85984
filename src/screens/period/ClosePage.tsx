import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { periodCalls } from '../../api/calls/period.ts';
import { useCall } from '../../api/client/query.ts';
import { type AccountingPeriod, periodName } from '../../domain/period/accounting-period.ts';
import { formatDay } from '../../domain/values/format.ts';
import { closeListWords as words } from '../../domain/words/periods.ts';
import { closeAt, periodAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { dayOf, type PeriodRow, stateOf } from './period-state.ts';

const Year = chakra('section', {
  base: {
    marginTop: '6',
    '& > h2': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      marginBottom: '2',
      fontSize: '17px',
      fontWeight: '600',
    },
    '& > h2 a': { color: 'ink', textDecoration: 'none' },
    '& > h2 a:hover': { color: 'accent', textDecoration: 'underline' },
  },
});

/** Every fiscal year with its months: where each stands, and which is closed next. */
export function ClosePage() {
  const { id: businessId, locale } = useBusiness();
  const back = { label: words.title, href: closeAt };
  return (
    <Loaded query={useCall(periodCalls.periods, { businessId }, { onReturn: true })} back={back}>
      {({ years, lockedUntil, next }) => {
        const months = years.flatMap((year) => year.months);
        const upNext = months.find(({ key }) => key === next);
        return (
          <>
            <PageHead title={words.title}>
              {upNext && (
                <ButtonLink look="primary" href={periodAt(upNext.key)}>
                  {words.next(periodName(upNext, locale))}
                </ButtonLink>
              )}
            </PageHead>
            <p className="quiet">
              {words.lead}{' '}
              {lockedUntil === null
                ? words.notLocked
                : words.lockedUntil(formatDay(lockedUntil, locale, 'long'))}
            </p>
            {years.length === 0 ? (
              <EmptyState sentence={words.empty} />
            ) : (
              years.map((year) => <YearTable key={year.key} year={year} empty={emptyColumns(months)} />)
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const remarksOf = ({ skipped, corrected }: PeriodRow): string =>
  [
    ...(skipped > 0 ? [words.skipped(skipped)] : []),
    ...(corrected > 0 ? [words.corrected(corrected)] : []),
  ].join(', ');

/** The columns in which there is nothing yet. */
const emptyColumns = (months: readonly PeriodRow[]): string[] => [
  ...(months.some(({ lockedAt }) => lockedAt) ? [] : ['locked']),
  ...(months.some((month) => remarksOf(month) !== '') ? [] : ['remarks']),
];

const columns = (
  nameOf: (period: AccountingPeriod) => string,
  zone: { locale: string; timeZone: string },
): Column<PeriodRow>[] => [
  { key: 'month', title: words.month, cell: nameOf, phone: 'lead' },
  {
    key: 'status',
    title: words.status,
    cell: (row) => <StatusBadge {...stateOf(row)} />,
    phone: 'state',
  },
  {
    key: 'locked',
    title: words.locked,
    cell: ({ lockedAt, lockedBy }) =>
      lockedAt && lockedBy ? words.lockedBy({ day: dayOf(lockedAt, zone), by: lockedBy }) : '',
    phone: 'under',
  },
  { key: 'remarks', title: words.remarks, cell: remarksOf, phone: 'under' },
];

interface YearTableProps {
  year: PeriodRow & { months: readonly PeriodRow[] };
  /** The columns that are left out. */
  empty: readonly string[];
}

/** A year with those of its months that are over; the running one is in the list where there is no other. */
function YearTable({ year, empty }: YearTableProps) {
  const { locale, timeZone } = useBusiness();
  const name = periodName(year, locale);
  const nameOf = (period: AccountingPeriod) => periodName(period, locale);
  const ended = year.months.filter(({ over }) => over);
  return (
    <Year aria-label={name}>
      <h2>
        <Link href={periodAt(year.key)}>{name}</Link>
        <StatusBadge {...stateOf(year)} />
      </h2>
      {year.months.length > 0 && (
        <DataTable
          caption={words.caption(name)}
          columns={columns(nameOf, { locale, timeZone }).filter(({ key }) => !empty.includes(key))}
          rows={ended.length > 0 ? ended : year.months}
          keyOf={({ key }) => key}
          nameOf={nameOf}
          hrefOf={({ key }) => periodAt(key)}
          few
        />
      )}
    </Year>
  );
}

import { Link } from 'wouter';
import { planHas } from '../../domain/access/plans.ts';
import type { Age, Outstanding } from '../../domain/dashboard/dashboard.ts';
import {
  ageWords,
  outstandingPanelWords,
  payablePanelWords,
} from '../../domain/dashboard/dashboard.words.ts';
import { type Day, daysAfter } from '../../domain/day.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { isPositive, isZero } from '../../domain/money.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { formatMoney } from '../../domain/values/format.ts';
import type { SideName } from '../../domain/values/side-names.ts';
import { customersAt, documentListAt, reportAt, vendorsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { LineChart } from './chart-style.ts';
import { shareOf } from './figures.ts';
import { Panel } from './Panel.tsx';

/** What differs between what customers owe and what vendors are owed. */
const sides = {
  receivable: {
    kind: 'invoice',
    contacts: customersAt,
    words: outstandingPanelWords,
    report: 'customer-ageing',
  },
  payable: { kind: 'bill', contacts: vendorsAt, words: payablePanelWords, report: 'payable-ageing' },
} as const satisfies Record<
  SideName,
  { kind: DocumentKind; contacts: string; words: unknown; report: ReportName }
>;

/** Days since it fell due, from and to, of each age that has any. */
const lateness = { '1-30': [30, 1], '31-60': [60, 31], '61-90': [90, 61], '91 or more': [null, 91] } as const;

/** The list of what is of an age. */
const leadsTo = (age: Age, side: SideName, today: Day): string => {
  const { kind, contacts } = sides[side];
  if (age === 'no document') return contacts;
  if (age === 'not due') return documentListAt(kind, { dueFrom: today });
  const [most, least] = lateness[age];
  return documentListAt(kind, {
    dueTo: daysAfter(today, -least),
    ...(most === null ? null : { dueFrom: daysAfter(today, -most) }),
  });
};

const toneOf = (age: Age): string | undefined => {
  if (age === 'not due') return undefined;
  return age === 'no document' ? 'quiet' : 'late';
};

interface OutstandingPanelProps {
  owed: Outstanding;
  side: SideName;
  currency: string;
  locale: string;
}

/** What is owed today on one side, by how late it is; the period does not change it. */
export function OutstandingPanel({ owed, side, currency, locale }: OutstandingPanelProps) {
  const { total, overdue, ages, thisWeek } = owed;
  const { words, kind, report } = sides[side];
  const may = useMay();
  const { plan } = useBusiness();
  const { permission, flag } = headOf(report);
  const isRead = may(permission) && (!flag || planHas(plan, flag));
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const shown = ages.filter(({ total: amount }) => !isZero(amount));
  const largest = ages.reduce((most, { total: one }) => Math.max(most, Math.abs(Number(one))), 0);
  return (
    <Panel aria-labelledby={side}>
      <h2 id={side}>{words.outstandingToday}</h2>
      <p className="large">{isRead ? <Link href={reportAt(report)}>{money(total)}</Link> : money(total)}</p>
      <p className="small">
        {isPositive(overdue) ? (
          <Link href={documentListAt(kind, { status: 'over due' })} className="late">
            {words.overdue(money(overdue))}
          </Link>
        ) : isZero(total) ? (
          words.nobodyOwesAnything
        ) : (
          words.nothingIsOverdue
        )}
      </p>
      {isPositive(thisWeek.total) && (
        <p className="small">
          <Link href={documentListAt(kind, { dueFrom: thisWeek.from, dueTo: thisWeek.to })}>
            {words.thisWeek(money(thisWeek.total))}
          </Link>
        </p>
      )}
      {!isZero(total) && (
        <LineChart aria-label={words.byAgeCaption}>
          {shown.map(({ age, count, total: amount }) => (
            <li key={age}>
              <Link className="line" href={leadsTo(age, side, thisWeek.from)}>
                <span>
                  {ageWords[age]}
                  {count > 0 && <span className="quiet"> · {count.toLocaleString(locale)}</span>}
                </span>
                <span>{money(amount)}</span>
                <i aria-hidden>
                  <b data-tone={toneOf(age)} style={{ width: `${shareOf(amount, largest)}%` }} />
                </i>
              </Link>
            </li>
          ))}
        </LineChart>
      )}
    </Panel>
  );
}

import { Link } from 'wouter';
import type { Age, Outstanding } from '../../domain/dashboard/dashboard.ts';
import {
  ageWords,
  outstandingPanelWords,
  payablePanelWords,
} from '../../domain/dashboard/dashboard.words.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { isPositive, isZero } from '../../domain/money.ts';
import { formatMoney } from '../../domain/values/format.ts';
import type { SideName } from '../../domain/values/side-names.ts';
import { customersAt, documentListAt, vendorsAt } from '../frame/addresses.ts';
import { LineChart } from './chart-style.ts';
import { shareOf } from './figures.ts';
import { Panel } from './Panel.tsx';

/** What differs between what customers owe and what vendors are owed. */
const sides = {
  receivable: { kind: 'invoice', contacts: customersAt, words: outstandingPanelWords },
  payable: { kind: 'bill', contacts: vendorsAt, words: payablePanelWords },
} as const satisfies Record<SideName, { kind: DocumentKind; contacts: string; words: unknown }>;

const leadsTo = (age: Age, side: SideName): string => {
  const { kind, contacts } = sides[side];
  if (age === 'no document') return contacts;
  return documentListAt(kind, { status: age === 'not due' ? 'not paid' : 'over due' });
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
  const { total, overdue, ages } = owed;
  const { words } = sides[side];
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const largest = ages.reduce((most, { total: one }) => Math.max(most, Math.abs(Number(one))), 0);
  return (
    <Panel className="narrow" aria-labelledby={side}>
      <h2 id={side}>{words.outstandingToday}</h2>
      <p className="large">{money(total)}</p>
      <p className="small">
        {isPositive(overdue) ? (
          <span className="late">{words.overdue(money(overdue))}</span>
        ) : isZero(total) ? (
          words.nobodyOwesAnything
        ) : (
          words.nothingIsOverdue
        )}
      </p>
      {!isZero(total) && (
        <LineChart aria-label={words.byAgeCaption}>
          {ages.map(({ age, count, total: amount }) => (
            <li key={age}>
              <Link className="line" href={leadsTo(age, side)}>
                <span>
                  {ageWords[age]}
                  {count > 0 && <span className="quiet"> · {count.toLocaleString(locale)}</span>}
                </span>
                <span>{money(amount)}</span>
                <i aria-hidden>
                  <b
                    data-tone={toneOf(age)}
                    data-none={isZero(amount) || undefined}
                    style={{ width: `${shareOf(amount, largest)}%` }}
                  />
                </i>
              </Link>
            </li>
          ))}
        </LineChart>
      )}
    </Panel>
  );
}

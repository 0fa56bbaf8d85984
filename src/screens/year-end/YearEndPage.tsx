import { chakra } from '@chakra-ui/react';
import { yearEndCalls } from '../../api/calls/year-end.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import { budgetYears, fiscalYearName } from '../../domain/budget/budget.ts';
import { formatDay } from '../../domain/values/format.ts';
import { pageTitles as titles } from '../../domain/words/frame.ts';
import { yearEndWords as words } from '../../domain/words/year-end.ts';
import { reportsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { MoveCard } from './MoveCard.tsx';
import { PackageCard } from './PackageCard.tsx';
import type { YearEnd } from './year-end.ts';

const YearField = chakra('div', { base: { maxWidth: '220px' } });

/** What is read before the cards, as wide as they are. */
const Before = chakra('div', { base: { display: 'grid', gap: '4', marginBottom: '5', maxWidth: '760px' } });

const back = { label: titles.reports, href: reportsAt };

/** What is left to do at the end of a fiscal year, which the address names, and what the accountant is handed. Source: finance-answers.md, Q141. */
export function YearEndPage() {
  const { id: businessId } = useBusiness();
  const { values, go } = useAddress({ year: '' });
  const query = useCall(yearEndCalls.yearEnd, { businessId, ...(values.year && { year: values.year }) });
  return (
    <Loaded query={query} back={back}>
      {(yearEnd) => <OfYear key={yearEnd.year} yearEnd={yearEnd} onYear={(year) => go({ year })} />}
    </Loaded>
  );
}

/** The year on either side of the one shown and some before it, the latest first. */
const yearsBeside = (year: number): number[] =>
  [2, 1, 0, -1, -2, -3, -4, -5]
    .map((n) => year + n)
    .filter((one) => one >= budgetYears.first && one <= budgetYears.last);

function OfYear({ yearEnd, onYear }: { yearEnd: YearEnd; onYear: (year: string) => void }) {
  const { plan } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const { year, from, to, today } = yearEnd;
  const start = { month: Number(from.slice(5, 7)), day: Number(from.slice(8)) };
  const nameOf = (one: number) => fiscalYearName(one, start, one === year ? to : null);
  const mayAct = may('settings.account') && planHas(plan, 'advancedAccounting');
  return (
    <>
      <PageHead title={titles.yearEnd} back={back} />
      <Before>
        <p className="quiet">{words.lead}</p>
        <YearField>
          <SelectField
            label={words.fiscalYear}
            value={String(year)}
            onChange={onYear}
            options={yearsBeside(year).map((one) => ({ value: String(one), label: nameOf(one) }))}
          />
        </YearField>
        {today <= to && <Notice>{words.notOver(formatDay(to, locale, 'long'))}</Notice>}
      </Before>
      {yearEnd.moves.map((move) => (
        <MoveCard key={move.move} yearEnd={yearEnd} move={move} mayPost={mayAct} />
      ))}
      <PackageCard yearEnd={yearEnd} name={nameOf(year)} mayMake={mayAct} />
    </>
  );
}

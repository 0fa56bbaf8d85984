import type { ReactNode } from 'react';
import {
  type Cap,
  capOf,
  chosenPlans,
  type Plan,
  type PlanFlag,
  planTables,
} from '../../domain/access/plans.ts';
import * as words from '../../domain/words/plan-cards.ts';
import {
  builtFlags,
  capWords,
  flagWords,
  limitWord,
  noPriceYet,
  planWords,
} from '../../domain/words/plans.ts';
import { Icon } from '../kit/Icon.tsx';
import { styled } from '../kit/styled.ts';

const Cards = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(216px, 100%), 1fr))',
    gap: '4',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      padding: '20px',
      border: '1px solid {colors.line}',
      borderRadius: 'sheet',
      background: 'sheet',
    },
    '& > [data-current]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '& h2': { fontSize: '18px', letterSpacing: '-.01em' },
    '& h2 > span': { fontSize: '13px', fontWeight: '550', color: 'accent', letterSpacing: '0' },
    '& .meant': { marginTop: '1', fontSize: '14px', lineHeight: '20px', color: 'quiet', textWrap: 'pretty' },
    '& .price': { marginTop: '3', fontWeight: '600' },
    // Side by side the figures stand on one line, however long the words above them are.
    '@media (min-width: 48rem)': { '& .meant': { minHeight: '40px' } },
    '& dl': { marginBlock: '4', paddingBlock: '3', borderBlock: '1px solid {colors.line}', fontSize: '14px' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: '3', paddingBlock: '2px' },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: '550' },
    '& .gains': { display: 'grid', gap: '1.5', marginBottom: '5', fontSize: '14px', lineHeight: '20px' },
    '& .gains > li': { display: 'grid', gridTemplateColumns: '20px 1fr', alignItems: 'start' },
    '& .gains svg': { marginTop: '2px', color: 'accent' },
    '& .gains > .first': { display: 'block', color: 'quiet' },
    '& .act': { marginTop: 'auto' },
  },
});

const caps: readonly Cap[] = ['invoices', 'inventory', 'clients'];

/** What can be used of a plan that the next smaller one has not. */
const gainsOf = (plan: Plan): PlanFlag[] => {
  const smaller = chosenPlans[chosenPlans.indexOf(plan as never) - 1];
  const has = smaller ? planTables[smaller].flags : new Set<PlanFlag>();
  return [...planTables[plan].flags].filter((flag) => builtFlags.has(flag) && !has.has(flag));
};

const before = (plan: Plan): string => {
  const smaller = chosenPlans[chosenPlans.indexOf(plan as never) - 1];
  return smaller ? words.everythingIn({ plan: planWords[smaller].name }) : words.quotesInvoicesReceipts;
};

interface PlanCardsProps {
  /** The plan the business is on; left out where there is none. */
  current?: Plan;
  /** What can be done with a plan. */
  act?: (plan: Plan) => ReactNode;
}

/** The plans side by side: their caps, and what each has beyond the smaller one. */
export function PlanCards({ current, act }: PlanCardsProps) {
  return (
    <Cards>
      {chosenPlans.map((plan) => (
        <li key={plan} data-current={plan === current || undefined} aria-label={planWords[plan].name}>
          <h2>
            {planWords[plan].name} {plan === current && <span>{words.yourPlan}</span>}
          </h2>
          <p className="meant">{planWords[plan].meant}</p>
          <p className="price">{noPriceYet}</p>
          <dl>
            {caps.map((cap) => (
              <div key={cap}>
                <dt>{capWords[cap]}</dt>
                <dd>{limitWord(capOf(plan, cap))}</dd>
              </div>
            ))}
          </dl>
          <ul className="gains">
            <li className="first">{before(plan)}</li>
            {gainsOf(plan).map((flag) => (
              <li key={flag}>
                <Icon name="check" />
                {flagWords[flag]}
              </li>
            ))}
          </ul>
          {act && <div className="act">{act(plan)}</div>}
        </li>
      ))}
    </Cards>
  );
}

import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';
import { Card } from '@chakra-ui/react/card';
import { DataList } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';
import {
  type ChosenPlan,
  capOf,
  caps,
  chosenPlans,
  type Plan,
  type PlanFlag,
  planTables,
  seatsOfPlan,
} from '../../domain/access/plans.ts';
import { plans, planCards as words } from '../../domain/access/plans.words.ts';
import type { PlanInterval } from '../../domain/billing/billing.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { planPrices as priceWords } from '../../domain/words/plan-pages.ts';
import { Icon } from '../kit/Icon.tsx';
import { useLocale } from '../kit/locale.ts';
import { isFree, type PriceView, priceIn } from './billing-view.ts';

const Cards = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(216px, 100%), 1fr))',
    gap: '4',
    marginBottom: '6',
    '& > [data-current]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
  },
});

const planRecipe: SlotRecipeDefinition = {
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      padding: '20px',
      border: '1px solid {colors.line}',
      borderRadius: 'sheet',
      background: 'sheet',
    },
    title: {
      fontSize: '18px',
      letterSpacing: '-.01em',
      '& > span': { fontSize: '13px', fontWeight: '550', color: 'accent', letterSpacing: '0' },
    },
    description: {
      marginTop: '1',
      fontSize: '14px',
      lineHeight: '20px',
      color: 'quiet',
      textWrap: 'pretty',
      // Side by side the figures stand on one line, however long the words above them are.
      '@media (min-width: 48rem)': { minHeight: '60px' },
    },
    body: {
      '& > .price': { marginTop: '3', fontWeight: '600' },
      '& > .price > b': { fontSize: '24px', letterSpacing: '-.01em', fontVariantNumeric: 'tabular-nums' },
      '& > .price > span': { fontSize: '14px', fontWeight: '400', color: 'quiet' },
      '& > .further': {
        fontSize: '13px',
        lineHeight: '20px',
        color: 'quiet',
        // Beside one that has a line here, the figures below stay level.
        '@media (min-width: 48rem)': { minHeight: '20px' },
      },
      '& > .gains': { display: 'grid', gap: '1.5', marginBottom: '5', fontSize: '14px', lineHeight: '20px' },
      '& .gains > li': { display: 'grid', gridTemplateColumns: '20px 1fr', alignItems: 'start' },
      '& .gains svg': { marginTop: '2px', color: 'accent' },
      '& .gains > .first': { display: 'block', color: 'quiet' },
    },
    footer: { marginTop: 'auto' },
  },
};

const capsRecipe: SlotRecipeDefinition = {
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: {
      marginBlock: '4',
      paddingBlock: '3',
      borderBlock: '1px solid {colors.line}',
      fontSize: '13.5px',
    },
    item: { display: 'flex', justifyContent: 'space-between', gap: '2', paddingBlock: '2px' },
    itemValue: { fontVariantNumeric: 'tabular-nums', fontWeight: '550' },
  },
};

/** The plan before one of those that can be chosen; nothing for the first, and for a trial. */
const smallerThan = (plan: Plan) => chosenPlans[(chosenPlans as readonly Plan[]).indexOf(plan) - 1];

/** What can be used of a plan that the next smaller one has not. */
const gainsOf = (plan: Plan): PlanFlag[] => {
  const smaller = smallerThan(plan);
  const has = smaller ? planTables[smaller].flags : new Set<PlanFlag>();
  return [...planTables[plan].flags].filter((flag) => !has.has(flag));
};

const before = (plan: Plan): string => {
  const smaller = smallerThan(plan);
  return smaller ? words.everythingIn({ plan: plans.planWords[smaller].name }) : words.quotesInvoicesReceipts;
};

/** What the cards say of prices: those of one interval and currency. Without it nothing is sold. */
export interface ShownPrices {
  prices: readonly PriceView[];
  interval: PlanInterval;
  currency: string;
}

interface PlanCardsProps {
  /** The plan the business is on; left out where there is none. */
  current?: Plan;
  /** Their prices; 'none' where nothing is said about money. */
  shown?: ShownPrices | 'none' | undefined;
  /** What can be done with a plan. */
  act?: (plan: ChosenPlan) => ReactNode;
}

/** The plans side by side: what they cost, their caps, and what each has beyond the smaller one. */
export function PlanCards({ current, shown, act }: PlanCardsProps) {
  return (
    <Cards>
      {chosenPlans.map((plan) => (
        <Card.Root key={plan} asChild recipe={planRecipe}>
          <li data-current={plan === current || undefined} aria-label={plans.planWords[plan].name}>
            <Card.Title asChild>
              <h2>
                {plans.planWords[plan].name} {plan === current && <span>{words.yourPlan}</span>}
              </h2>
            </Card.Title>
            <Card.Description>{plans.planWords[plan].summary}</Card.Description>
            <Card.Body>
              <Price plan={plan} shown={shown} />
              <Caps plan={plan} price={shown && shown !== 'none' ? priceIn(shown, plan) : undefined} />
              <ul className="gains">
                <li className="first">{before(plan)}</li>
                {gainsOf(plan).map((flag) => (
                  <li key={flag}>
                    <Icon name="check" />
                    {plans.flagWords[flag]}
                  </li>
                ))}
              </ul>
            </Card.Body>
            {act && <Card.Footer>{act(plan)}</Card.Footer>}
          </li>
        </Card.Root>
      ))}
    </Cards>
  );
}

function Price({ plan, shown }: { plan: ChosenPlan; shown: ShownPrices | 'none' | undefined }) {
  const locale = useLocale();
  if (shown === 'none') return null;
  if (!shown) return <p className="price">{plans.noPriceYet}</p>;
  const price = priceIn(shown, plan);
  const money = (amount: string) => formatMoney(amount, shown.currency, locale);
  const word = price ? money(price.amount) : isFree(plan) ? money('0') : priceWords.notSold;
  return (
    <>
      <p className="price">
        <b>{word}</b> {(price || isFree(plan)) && <span>{priceWords.every[shown.interval]}</span>}
      </p>
      <p className="further">
        {price?.seatPrice && priceWords.eachFurther({ price: money(price.seatPrice) })}
      </p>
    </>
  );
}

function Caps({ plan, price }: { plan: ChosenPlan; price: PriceView | undefined }) {
  const seats = price ? price.seats : seatsOfPlan(plan);
  return (
    <DataList.Root recipe={capsRecipe}>
      {caps.map((cap) => (
        <DataList.Item key={cap}>
          <DataList.ItemLabel>{plans.capWords[cap]}</DataList.ItemLabel>
          <DataList.ItemValue>{plans.limitWord(capOf(plan, cap))}</DataList.ItemValue>
        </DataList.Item>
      ))}
      <DataList.Item>
        <DataList.ItemLabel>{priceWords.people}</DataList.ItemLabel>
        <DataList.ItemValue>{plans.limitWord(seats ?? Number.POSITIVE_INFINITY)}</DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  );
}

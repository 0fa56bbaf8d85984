import { chakra } from '@chakra-ui/react';
import { type Cap, type ChosenPlan, type Plan, seatsOfPlan } from '../../domain/access/plans.ts';
import { plans } from '../../domain/access/plans.words.ts';
import { planLoss } from '../../domain/billing/plan-loss.ts';
import { formatDay } from '../../domain/values/format.ts';
import { planLoss as words } from '../../domain/words/plan-pages.ts';
import { useLocale } from '../kit/locale.ts';

const Loss = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: '14px',
    '& > h3': { fontSize: '14px', fontWeight: '600' },
    '& > ul': { paddingInlineStart: '18px', listStyle: 'disc' },
    '& > ul > li': { paddingBlock: '2px', breakInside: 'avoid' },
    '& > .flags': { columns: '2 200px' },
  },
});

/** What a business has and uses now. */
export interface Losing {
  plan: Plan;
  usage: readonly { cap: Cap; used: number }[];
  /** The people who work in it, and those invited. */
  people: number;
}

interface PlanLossListProps {
  losing: Losing;
  /** What comes after: its seats are those of the plan where none are said. */
  to: { plan: ChosenPlan; seats?: number | null };
  /** The day it is lost; null for now. */
  from: string | null;
}

/** What the business no longer has after it moves to a smaller plan, with what is used of each cap. */
export function PlanLossList({ losing, to, from }: PlanLossListProps) {
  const locale = useLocale();
  const { flags, caps } = planLoss(losing.plan, to.plan);
  const seats = to.seats === undefined ? seatsOfPlan(to.plan) : to.seats;
  const seatLine = seats !== null && (seatsOfPlan(losing.plan) ?? Number.POSITIVE_INFINITY) > seats;
  if (flags.length === 0 && caps.length === 0 && !seatLine) return <p>{words.nothingDeleted}</p>;
  const number = (value: number) => value.toLocaleString(locale);
  const capLine = ({ cap, limit }: (typeof caps)[number]) => {
    const used = losing.usage.find((one) => one.cap === cap)?.used ?? 0;
    const values = { cap: plans.capWords[cap], limit: number(limit) };
    return used > limit ? words.mostAnd({ ...values, used: number(used) }) : words.most(values);
  };
  return (
    <Loss aria-labelledby="plan-loss">
      <h3 id="plan-loss">{from ? words.from({ day: formatDay(from, locale, 'long') }) : words.now}</h3>
      <ul className="flags">
        {flags.map((flag) => (
          <li key={flag}>{plans.flagWords[flag]}</li>
        ))}
      </ul>
      <ul>
        {caps.map((cap) => (
          <li key={cap.cap}>{capLine(cap)}</li>
        ))}
        {seatLine && <li>{words.seats({ seats, used: losing.people })}</li>}
      </ul>
      <p>{words.nothingDeleted}</p>
    </Loss>
  );
}

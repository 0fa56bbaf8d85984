import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { changePlan } from '../../api/commands/plans.ts';
import { type PlanUse, planUse } from '../../api/queries/plans.ts';
import type { Plan } from '../../domain/access/plans.ts';
import { dayIn } from '../../domain/day.ts';
import { formatDay } from '../../domain/format.ts';
import { counted } from '../../domain/words/everywhere.ts';
import { plansPage as plansPageWords, plans as plansWords } from '../../domain/words/plans.ts';
import { Button } from '../kit/Button.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';
import { Loaded } from '../page/Loaded.tsx';
import { plansAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { useRefresh } from '../shell/use-refresh.ts';
import { Meter } from './Meter.tsx';
import { PlanCards } from './PlanCards.tsx';

const Use = styled('section', {
  base: {
    marginBottom: '6',
    '& > p': { marginBottom: '4', maxWidth: '68ch', color: 'quiet', textWrap: 'pretty' },
    '& > p > strong': { color: 'ink' },
    '& > div': {
      display: 'grid',
      gap: '20px 40px',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    },
  },
});

/** The plan the business is on, how much of it is used, and the plans side by side. */
export function PlansPage() {
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(planUse(id))} back={{ label: plansPageWords.plans, href: plansAt }}>
      {(use) => <Plans use={use} />}
    </Loaded>
  );
}

function Plans({ use }: { use: PlanUse }) {
  const [choosing, setChoosing] = useState<Plan | null>(null);
  const { timeZone } = useBusiness();
  const locale = useLocale();
  const {
    plan,
    trialEndsAt,
    seats: { active, invited },
  } = use;
  const ends = trialEndsAt && formatDay(dayIn(timeZone, new Date(trialEndsAt)), locale, 'long');
  const seats = `${counted(active, 'member', 'members')}, ${invited} invited.`;
  return (
    <>
      <PageHead title={plansPageWords.plans} />
      <Use aria-label={plansPageWords.yourPlan}>
        <p>
          {plansPageWords.youAreOnThe} <strong>{plansWords.planWords[plan].name}</strong>{' '}
          {plansPageWords.plan}
          {ends ? plansPageWords.trialEnds(ends) : '. '}
          {seats}
        </p>
        <div>
          {use.usage.map(({ cap, used, limit }) => (
            <Meter key={cap} label={plansWords.capWords[cap]} used={used} limit={limit} />
          ))}
        </div>
      </Use>
      <PlanCards
        current={plan}
        act={(one) =>
          one === plan ? null : (
            <Button wide onClick={() => setChoosing(one)}>
              {plansPageWords.changeTo(plansWords.planWords[one].name)}
            </Button>
          )
        }
      />
      {choosing && <ChangeDialog plan={choosing} onClose={() => setChoosing(null)} />}
    </>
  );
}

function ChangeDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const { name } = plansWords.planWords[plan];
  async function change() {
    const answer = await once(`plan.change ${plan}`, (intentKey) =>
      changePlan({ businessId, intentKey }, plan),
    );
    await refresh();
    toast.success(answer.message);
  }
  return (
    <CommandDialog
      title={plansPageWords.changeToNamed(name)}
      lead={plansPageWords.lead}
      label={plansPageWords.changeTo(name)}
      keep="Stay"
      commit={change}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

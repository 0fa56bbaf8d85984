import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { NamedEffects } from '../../domain/effects.ts';
import { Problem } from '../../machines/problem.ts';
import { Notice } from '../kit/Notice.tsx';
import { PlannedEffects, type PlannedEffectsProps } from '../kit/PlannedEffects.tsx';
import { Stack } from '../kit/Stack.tsx';
import { useBusiness } from '../shell/business.ts';

/** What is typed, once nothing of it is missing, and how the server is asked what saving it would do. */
interface PlanRequest {
  /** What is typed, as text: other typing is another plan. */
  typed: string;
  ask: () => Promise<NamedEffects>;
}

/** Works out what there is to plan; null while something is missing. It's asked once typing rests, for a key has no time for it. */
export type PlanOfTyping = () => PlanRequest | null;

/** How long typing rests before the server is asked, in milliseconds. */
const restMs = 400;

/** The server plans what is typed once it rests; until it has answered, what it planned last stays. Null while something is missing. */
const useTypedPlan = (planOf: PlanOfTyping) => {
  const [rested, setRested] = useState<PlanRequest | null>(null);
  // Whatever is drawn anew may be typed anew.
  useEffect(() => {
    const timer = setTimeout(() => {
      const plan = planOf();
      setRested((last) => (last?.typed === plan?.typed ? last : plan));
    }, restMs);
    return () => clearTimeout(timer);
  });
  const planned = useQuery({
    queryKey: ['what typing would do', useId(), rested?.typed],
    queryFn: () => rested!.ask(),
    enabled: rested !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return rested && planned;
};

interface TypedPlanProps extends Pick<PlannedEffectsProps, 'statusOf'> {
  plan: PlanOfTyping;
  /** What the form itself can tell, until the server has answered, and where it can't. */
  children: ReactNode;
}

/** What saving the typing will do, as the server plans it; under what the form can tell, why it can't be done. */
export function TypedPlan({ plan, statusOf, children }: TypedPlanProps) {
  const { homeCurrency } = useBusiness();
  const { data, error } = useTypedPlan(plan) ?? {};
  if (data && !error) return <PlannedEffects effects={data} currency={homeCurrency} statusOf={statusOf} />;
  const isRefused = error instanceof Problem && error.status === 400 && !error.handledElsewhere;
  return (
    <Stack>
      {children}
      {isRefused && <Notice>{error.message}</Notice>}
    </Stack>
  );
}

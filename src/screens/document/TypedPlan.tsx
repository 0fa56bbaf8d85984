import type { ReactNode } from 'react';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { Problem } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import { PlannedEffects, type PlannedEffectsProps } from '../kit/effects/PlannedEffects.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import { type PlanRequest, useTypedPlan } from './use-typed-plan.ts';

/** Works out what there is to plan; null while something is missing. It's asked once typing rests, for a key has no time for it. */
export type PlanOfTyping = () => PlanRequest<NamedEffects> | null;

interface TypedPlanProps extends Pick<PlannedEffectsProps, 'statusOf'> {
  plan: PlanOfTyping;
  /** What the form itself can tell, until the server has answered, and where it can't. */
  children: ReactNode;
}

/** What saving the typing will do, as the server plans it; under what the form can tell, why it can't be done. */
export function TypedPlan({ plan, statusOf, children }: TypedPlanProps) {
  const { homeCurrency } = useBusiness();
  const { data, error } = useTypedPlan(plan) ?? {};
  // What the law asks is beside the form already, with its fields.
  if (data && !error)
    return (
      <PlannedEffects effects={{ ...data, lacking: undefined }} currency={homeCurrency} statusOf={statusOf} />
    );
  const isRefused = error instanceof Problem && error.status === 400 && !error.handledElsewhere;
  return (
    <Stack>
      {children}
      {isRefused && <Notice>{error.message}</Notice>}
    </Stack>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';

/** What is typed, once nothing of it is missing, and how the server is asked what saving it would do. */
export interface PlanRequest<Plan> {
  /** What is typed, as text: other typing is another plan. */
  typed: string;
  ask: () => Promise<Plan>;
}

/** How long typing rests before the server is asked, in milliseconds. */
const restMs = 400;

/**
 * The server plans what is typed once it rests; until it has answered, what it planned last stays. Null while something is missing.
 *
 * @param planOf works out what there is to plan, null while something is missing: asked once typing rests, for a key has no time for it
 */
export const useTypedPlan = <Plan>(planOf: () => PlanRequest<Plan> | null) => {
  const [rested, setRested] = useState<PlanRequest<Plan> | null>(null);
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

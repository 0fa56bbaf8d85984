import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ArgsOf, Declared, OursAnswer } from '../calls/call.ts';
import { ask } from './ask.ts';

/** The query of a read, under what it is about and everything it was asked with. */
export const queryOf = <C extends Declared>(call: C, args: ArgsOf<C> & { businessId: string }) => {
  const { businessId, ...rest } = args;
  return queryOptions({
    queryKey: [call.reads, businessId, call.path, rest] as const,
    queryFn: ({ signal }): Promise<OursAnswer<C>> => ask(call, args, { signal }),
  });
};

/** How a page asks. */
interface Asking<Answered> {
  /** Asked only where this is true; left out, at once. */
  enabled?: boolean;
  /** What was there before is shown while another page of it is on its way. */
  keepsBefore?: boolean;
  /** In how many milliseconds it is asked again, by what was answered last; false for not at all. */
  refetchMs?: (answer: Answered | undefined) => number | false;
  /** Asked again when somebody comes back to the page. */
  onReturn?: boolean;
  /** Why it failed is told where its answer would have stood, if at all, and by no toast. */
  toldInPlace?: boolean;
}

/** What a read answers, in our words, fetched anew when what it is about was touched. */
export const useCall = <C extends Declared>(
  call: C,
  args: ArgsOf<C> & { businessId: string },
  {
    enabled = true,
    keepsBefore = false,
    refetchMs,
    onReturn = false,
    toldInPlace = false,
  }: Asking<OursAnswer<C>> = {},
) =>
  useQuery({
    ...queryOf(call, args),
    enabled,
    refetchOnWindowFocus: onReturn,
    refetchInterval: ({ state }) => refetchMs?.(state.data) ?? false,
    ...(toldInPlace && { meta: { toldInPlace } }),
    ...(keepsBefore && { placeholderData: keepPreviousData }),
  });

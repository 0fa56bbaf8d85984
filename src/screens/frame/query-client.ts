import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem, type ProblemKind } from '../../machines/problem.ts';
import { toast } from '../kit/notices/toast.ts';

const RETRIES = 3;

/** What no toast tells beside what the shell tells: a lost server is told by the session, what is missing by its page. */
const notByToast: readonly ProblemKind[] = ['unreachable', 'missing'];

/**
 * Every other failure of a load is told by a toast, a refused one in the server's own words. A query whose `meta` says `toldInPlace` is told where its answer would have stood: a toast would lie over that.
 */
function tell(error: Error, { meta }: Pick<Query, 'meta'>): void {
  if (!(error instanceof Problem)) throw error;
  if (error.handledElsewhere || notByToast.includes(error.kind) || meta?.toldInPlace) return;
  toast.failure(error.message);
}

/** What the server answered to one user's pages. Only a server that did not answer is asked again by itself. */
export const queryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: tell }),
    defaultOptions: {
      queries: {
        // Without a network too: left to itself a question waits for one in silence, and its page with it.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < RETRIES && error instanceof Problem && error.kind === 'unreachable',
        refetchOnWindowFocus: false,
      },
    },
  });

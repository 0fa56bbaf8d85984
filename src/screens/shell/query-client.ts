import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from '../../api/client/problem.ts';
import { toast } from '../kit/toast.ts';

const RETRIES = 3;

/** A dead session and a lost server are told by the session; every other failure of a load by a toast, in the documents' words. */
function tell(error: Error): void {
  if (!(error instanceof Problem)) throw error;
  if (error.kind !== 'signed-out' && error.kind !== 'unreachable') toast.failure(error.message);
}

/** What the server answered to one user's pages. Only a server that did not answer is asked again by itself. */
export const queryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: tell }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < RETRIES && error instanceof Problem && error.kind === 'unreachable',
        refetchOnWindowFocus: false,
      },
    },
  });

import type { keepPreviousData, QueryKey } from '@tanstack/react-query';

/** A question to the server, as pages written for any kind of document take it. */
export interface Asks<Data> {
  queryKey: QueryKey;
  queryFn(context: { signal: AbortSignal }): Promise<Data>;
  /** What was there before is shown while another page of it is on its way. */
  placeholderData?: typeof keepPreviousData;
}

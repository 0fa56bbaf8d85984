import type { Rate } from '../../domain/exchange-rate.ts';
import { send } from '../client/client.ts';
import { rateCalls } from '../contract/reference.ts';
import type { Asked, Told } from './command.ts';

/** Keeps the rate of a pair and a day, in place of the one there is. */
export const saveRate = (
  { businessId, intentKey }: Asked,
  { from, to, date, rate }: Omit<Rate, 'source'>,
): Promise<Told> => send(rateCalls.saveRate, { body: { businessId, from, to, date, rate }, intentKey });

/** Takes the rate of a day away; documents keep theirs. */
export const deleteRate = (
  { businessId, intentKey }: Asked,
  { from, to, date }: Pick<Rate, 'from' | 'to' | 'date'>,
): Promise<Told> => send(rateCalls.deleteRate, { body: { businessId, from, to, date }, intentKey });

/** Asks the provider for today's rates of the currencies in use, and of one more where it is named. */
export const fetchRates = ({ businessId, intentKey }: Asked, also: string | null): Promise<Told> =>
  send(rateCalls.fetchRates, { body: { businessId, also }, intentKey });

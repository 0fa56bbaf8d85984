import { send } from '../client/client.ts';
import { dashboardCalls } from '../contract/dashboard.ts';
import type { Asked, Told } from './command.ts';

/** Hides the first steps of a new business, for everybody there. */
export const dismissFirstSteps = ({ businessId: businessid, intentKey }: Asked): Promise<Told> =>
  send(dashboardCalls.dismissFirstSteps, { body: { businessid, hide: true }, intentKey });

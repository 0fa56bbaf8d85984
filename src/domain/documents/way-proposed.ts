import { type SendWay, sendWays } from './send-style.ts';

/**
 * The way Send proposes: the one used last for this customer, else email, else WhatsApp where there is a number, else the
 * link. One that can't reach them any more is not proposed. Source: answers.md, "Stated departures".
 *
 * @param last the way used last for this customer; null where nothing was sent to them
 */
export const wayProposed = (last: SendWay | null, reach: { email: boolean; whatsapp: boolean }): SendWay => {
  const open: Record<SendWay, boolean> = { mail: reach.email, whatsapp: reach.whatsapp, link: true };
  return [last, ...sendWays].find((way) => way !== null && open[way]) ?? 'link';
};

import { type SendMethod, sendMethods } from './send-style.ts';

/**
 * The way Send proposes: the one used last for this customer, else email, else WhatsApp where there is a number, else the
 * link. One that can't reach them any more is not proposed. Source: answers.md, "Stated departures".
 *
 * @param last the way used last for this customer; null where nothing was sent to them
 */
export const proposedMethod = (
  last: SendMethod | null,
  reach: { email: boolean; whatsapp: boolean },
): SendMethod => {
  const open: Record<SendMethod, boolean> = { mail: reach.email, whatsapp: reach.whatsapp, link: true };
  return [last, ...sendMethods].find((method) => method !== null && open[method]) ?? 'link';
};

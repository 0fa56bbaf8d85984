/** How a document goes out unless somebody says otherwise as it goes. */
export const sendStyles = ['whatsapp', 'email'] as const;
export type SendStyle = (typeof sendStyles)[number];

/** The ways a document reaches its customer: by email, by WhatsApp, or as a link that somebody passes on. */
export const sendWays = ['mail', 'whatsapp', 'link'] as const;
export type SendWay = (typeof sendWays)[number];

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

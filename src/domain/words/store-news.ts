import type { StoreLoss } from '../online-store/connection.ts';
import { type HeldFor, ordersIn } from '../online-store/hold.ts';
import { counted } from './counted.ts';
import type { News } from './online-payment.ts';
import { holdWords } from './store-holds.ts';

const storePage = '/settings/online-store';

const areOnHold = (n: number): string => counted(n, 'order is', 'orders are');

/** What the owners are mailed when orders of the store are on hold, and none was before. */
export const heldNews = (shop: string, holds: readonly HeldFor[]): News => {
  const n = ordersIn(holds);
  return {
    subject: `Orders from ${shop} are on hold`,
    paragraphs: [
      `${areOnHold(n)} on hold. ${n === 1 ? 'It isn’t' : 'They aren’t'} in your books yet.`,
      ...holds.map(({ kind, orders }) => `${holdWords[kind]}: ${counted(orders, 'order', 'orders')}`),
      'We’ll try again every ten minutes. We won’t email you about this again while orders are on hold.',
    ],
    leadsTo: { label: 'See orders on hold', page: `${storePage}?status=Held` },
  };
};

/** What they are mailed when the plan's limit keeps orders of the store from the books. */
export const planNews = (shop: string, holds: readonly HeldFor[]): News => {
  const n = ordersIn(holds);
  return {
    subject: `Your plan’s limit is reached, and orders from ${shop} are on hold`,
    paragraphs: [
      `Your plan’s limit is reached, so ${areOnHold(n)} on hold. ${n === 1 ? 'It isn’t' : 'They aren’t'} in your books yet.`,
      'Once you have a larger plan, we’ll add them by ourselves.',
    ],
    leadsTo: { label: 'See plans', page: '/settings/plans' },
  };
};

const lost: Readonly<Record<StoreLoss, (shop: string) => { subject: string; why: string }>> = {
  uninstalled: (shop) => ({
    subject: `Counterfoil was uninstalled from ${shop}`,
    why: `Counterfoil was uninstalled from your store ${shop}, so we can’t get its orders.`,
  }),
  access: (shop) => ({
    subject: `We’ve lost access to ${shop}`,
    why: `Your store ${shop} no longer lets us in, so we can’t get its orders.`,
  }),
};

/** What they are mailed when the store lets us in no more. */
export const lostNews = (shop: string, by: StoreLoss): News => {
  const { subject, why } = lost[by](shop);
  return {
    subject,
    paragraphs: [
      why,
      'Connect your store again to go on. Your settings are kept, and we’ll add the orders placed in the meantime.',
    ],
    leadsTo: { label: 'Connect your store again', page: storePage },
  };
};

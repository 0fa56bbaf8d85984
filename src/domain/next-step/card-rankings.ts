import { deleted, type Rankings } from './next-step.ts';

/** The acts of what is no document, ranked by what has happened. */
export const customerRankings: Rankings = {
  open: { lead: ['new-invoice'], beside: ['pay', 'pay-opening', 'new-quote'] },
  deleted: { lead: ['restore'], beside: ['pay', 'pay-opening'] },
};
export const vendorRankings: Rankings = {
  open: { lead: ['new-bill'], beside: ['pay', 'pay-opening', 'new-order'] },
  deleted: { lead: ['restore'], beside: ['pay', 'pay-opening'] },
};
export const expenseRankings: Rankings = { settled: { beside: ['edit', 'duplicate'] }, deleted };
export const transferRankings: Rankings = {
  open: { lead: ['mark'], beside: ['receive', 'edit'] },
  settled: { beside: ['reverse'] },
};
/** A credit note or a cancellation: whoever it is for has it once it was sent. */
export const noteRankings: Rankings = {
  unsent: { lead: ['send'], beside: ['pdf'] },
  settled: { beside: ['pdf', 'send'] },
  cancelled: { beside: ['pdf'] },
};
export const itemRankings: Rankings = {
  open: { beside: ['count', 'increase', 'edit'] },
  short: { lead: ['increase'], beside: ['count', 'edit'] },
  deleted,
};

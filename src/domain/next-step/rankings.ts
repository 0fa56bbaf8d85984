import type { DocumentKind } from '../documents/kind.ts';
import { deleted, type Rankings } from './next-step.ts';

/** To take a cancellation back is nobody's next step. */
const cancelled = { beside: ['undo-cancel', 'duplicate'] };

/**
 * The acts of every kind of document, ranked by what has happened. Editing, undoing, copying and printing never lead.
 * Source: LOOK.md, "The primary act by what has happened".
 */
export const documentRankings: Readonly<Record<DocumentKind, Rankings>> = {
  invoice: {
    draft: { lead: ['issue'], beside: ['edit', 'duplicate'] },
    unsent: { lead: ['send', 'credit', 'pay'], beside: ['edit'] },
    // What was paid already is used before more is asked for.
    open: { lead: ['credit', 'pay'], beside: ['send', 'pay-online'] },
    overdue: { lead: ['credit', 'remind', 'pay'], beside: ['send', 'pay-online'] },
    settled: { lead: ['confirm'], beside: ['send', 'pdf', 'duplicate'] },
    // Nobody is thanked for what was written off or given back.
    forgiven: { beside: ['send', 'pdf', 'duplicate'] },
    cancelled,
    deleted,
  },
  quote: {
    unsent: { lead: ['send'], beside: ['to-invoice', 'edit'] },
    open: { beside: ['to-invoice', 'accept', 'send'] },
    accepted: { lead: ['to-invoice', 'to-receipt'], beside: ['to-receipt', 'send'] },
    settled: { beside: ['send', 'pdf'] },
    deleted,
  },
  bill: {
    draft: { lead: ['issue'], beside: ['edit', 'duplicate'] },
    unsent: { lead: ['credit', 'pay'], beside: ['edit'] },
    open: { lead: ['credit', 'pay'], beside: ['edit'] },
    overdue: { lead: ['credit', 'pay'], beside: ['edit'] },
    settled: { beside: ['pdf', 'duplicate'] },
    forgiven: { beside: ['pdf', 'duplicate'] },
    cancelled,
    deleted,
  },
  order: {
    draft: { lead: ['issue'], beside: ['edit', 'bill'] },
    unsent: { lead: ['send', 'bill', 'open-bill'], beside: ['bill', 'pay'] },
    open: { lead: ['bill', 'open-bill'], beside: ['pay', 'edit'] },
    overdue: { lead: ['bill', 'open-bill'], beside: ['pay', 'edit'] },
    settled: { lead: ['open-bill'], beside: ['pdf', 'duplicate'] },
    cancelled: { beside: ['reopen', 'pdf'] },
    deleted,
  },
};

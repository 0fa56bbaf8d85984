import type { PostedView } from '../../domain/posted/view.ts';
import type { OursAnswer } from '../calls/call.ts';
import type { invoiceCalls } from '../calls/invoice.ts';
import { ownFrom } from './views.ts';

/** An invoice as its pages have it. */
export const invoiceFrom = (answer: OursAnswer<typeof invoiceCalls.getInvoice>): PostedView => ({
  ...answer,
  ...ownFrom(answer),
  kind: 'invoice',
  status: answer.standing.status,
  madeFrom: answer.quote && { type: 'quote', ...answer.quote },
});

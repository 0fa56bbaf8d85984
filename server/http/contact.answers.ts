import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { settlementWire } from '../../src/api/wire/payment.ts';
import { type ContactRole, customerStanding } from '../../src/domain/contact.ts';
import type { OpeningBalance } from '../../src/domain/customer/opening-balance.ts';
import { decimal } from '../../src/domain/money.ts';
import type { Saved } from '../commands/save-contact.ts';
import type { ContactWithTotals } from '../reports/contact-list.ts';
import type { ContactView } from '../reports/contact-view.ts';
import type { Shared } from '../store/contacts.ts';
import type { Answer } from '../store/intent.ts';
import { answer } from './answer.ts';

/** What was typed of an opening balance; null where nothing was, which leaves it as it is. */
export const openingFrom = (body: {
  openingbalance?: string | undefined;
  openingbalancedate?: string | null | undefined;
  openingcurrency?: string | null | undefined;
  openingrate?: string | null | undefined;
}): OpeningBalance | null =>
  body.openingbalance === undefined
    ? null
    : {
        amount: decimal(body.openingbalance),
        onDay: body.openingbalancedate ?? null,
        currency: body.openingcurrency || null,
        rate: body.openingrate ? decimal(body.openingrate) : null,
      };

/** The contact who gets a further role; null for a new one. */
export const joinedBy = (id: string | null | undefined): string | null => (id ? idFromWire(id) : null);

/** What a saved card answers, with what is warned of. */
export const savedOf = (
  message: string,
  { id, repeated, shared }: Saved,
  warningOf: (shared: Shared) => string | null,
) => answer(message, { id: idToWire(id), repeated: repeated === true, warning: warningOf(shared) });

/** What a deletion and its undoing answer. */
export const movedOf = (message: string, { id, repeated }: Answer) =>
  answer(message, { id: idToWire(id as string), repeated: repeated === true });

/** What a list shows of a contact in any role beside their card. */
export const rowOf = (contact: ContactWithTotals<ContactRole>) => {
  const { status, facts } = customerStanding(contact);
  return {
    id: idToWire(contact.id),
    channel: contact.channel,
    version: contact.version,
    isdeleted: contact.deleted,
    standing: { status, facts },
  };
};

/** What the page of one shows beside their row. */
export const viewOf = (
  { opening, openingPayments, credits, history, lastMode, statement, also }: ContactView<ContactRole>,
  today: string,
) => ({
  openingbalance: opening?.amount ?? '0',
  openingbalancedate: opening?.onDay ?? null,
  openingcurrency: opening?.currency ?? null,
  openingrate: opening?.rate ?? null,
  openinghomebalance: opening?.homeAmount ?? '0',
  openingdue: opening?.open ?? '0',
  openinghomedue: opening?.homeOpen ?? '0',
  openingpayments: openingPayments.map((one) => settlementWire.toWire({ ...one, id: idToWire(one.id) })),
  credits,
  also,
  lastpaymentmode: lastMode,
  today,
  statement: statement && {
    email: statement.to,
    at: statement.at.toISOString(),
    state: statement.state,
    fault: statement.fault,
  },
  history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
});

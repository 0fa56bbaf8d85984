import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { customerCalls } from '../../../src/api/calls/customer.ts';
import { customerStanding } from '../../../src/domain/contact/contact.ts';
import { decimal } from '../../../src/domain/money.ts';
import type { OpeningBalance } from '../../../src/domain/opening/opening-balance.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import type { Saved } from '../../commands/save-contact.ts';
import type { ContactWithTotals } from '../../reports/contact-list.ts';
import type { ContactView } from '../../reports/contact-view.ts';
import type { Shared } from '../../store/contacts/contacts.ts';
import type { Answer } from '../../store/database/intent.ts';
import { savedAs } from '../call/answer.ts';

type TypedOpening = Pick<
  ArgsOf<typeof customerCalls.addCustomer>,
  'openingBalance' | 'openingOn' | 'openingCurrency' | 'openingRate'
>;

/** What was typed of an opening balance; null where nothing was, which leaves it as it is. */
export const openingFrom = ({
  openingBalance,
  openingOn,
  openingCurrency,
  openingRate,
}: TypedOpening): OpeningBalance | null =>
  openingBalance === undefined
    ? null
    : {
        amount: decimal(openingBalance),
        onDay: openingOn ?? null,
        currency: openingCurrency || null,
        rate: openingRate ? decimal(openingRate) : null,
      };

/** What a saved card answers, with what is warned of. */
export const savedOf = (message: string, saved: Saved, warningOf: (shared: Shared) => string | null) => ({
  ...savedAs(message, saved),
  warning: warningOf(saved.shared),
});

/** What a deletion and its undoing answer. */
export const movedOf = (message: string, { id, repeated }: Answer) =>
  savedAs(message, { id: id as string, repeated: repeated === true });

/** A contact in any role as a list shows them. */
export const rowOf = <Contact extends ContactWithTotals<ContactRole>>(contact: Contact) => {
  const { status, facts } = customerStanding(contact);
  return { ...contact, standing: { status, facts } };
};

/** What the page of one shows beside their row. */
export const viewOf = (
  { opening, openingPayments, credits, history, lastMode, statement, also }: ContactView<ContactRole>,
  today: string,
) => ({
  opening,
  openingPayments,
  credits,
  also,
  lastMode,
  today,
  statement: statement && {
    email: statement.to,
    at: statement.at.toISOString(),
    state: statement.state,
    fault: statement.fault,
  },
  history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
});

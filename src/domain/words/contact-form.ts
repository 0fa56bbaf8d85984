import type { ContactRole } from '../contact.ts';

/** The form of a contact's card. */

export const aBusiness = 'A business';
export const aPerson = 'A person';
export const edit = (name: string) => `Edit ${name}`;
export const displayName = 'Display name';
export const displayNameHint = 'As shown on documents';
export const company = 'Company';
export const taxId = 'Tax ID';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const copiesTo = 'Copies to';
export { severalAddresses as copiesToHint } from './everywhere.ts';
export const phone = 'Phone';
export const whatsapp = 'WhatsApp';
export const website = 'Website';
export const defaultCurrency = 'Default currency';
export const defaultCurrencyPlaceholder = (homeCurrency: string) => `Your home currency, ${homeCurrency}`;
export const paymentTermsDays = 'Payment terms in days';
export const openingBalance = 'Opening balance';
export const openingPaidHint = 'You can’t change it once it’s partly paid.';
export const asOf = 'As of';
export { todayIfEmpty as asOfHint } from './everywhere.ts';
export const billingAddress = 'Billing address';
export const shippingAddress = 'Shipping address';
export const notesSeenOnlyHere = 'Notes for your team';
export { amountOrEmpty as openingAmountWrong } from './everywhere.ts';
export const openingRateWrong = 'Enter a rate above zero, or leave it empty for 1.';

/** What only the form of one role has. */
export const earlyPercent = 'Early discount (%)';
export const earlyPercentHint = 'What they take off if you pay early';
export const earlyDays = 'Discount period (days)';
export const earlyDaysHint = 'From the bill date, 0 to 365';
export const bankDetails = 'Bank details';
export const bankDetailsHint = 'Where you pay them.';
export const defaultAccount = 'Account for their bills';
export const defaultAccountHint = 'For lines of a bill without an item';
export const defaultAccountNone = 'Office supplies, unless a bill says otherwise';
export const ourNumber = 'Your account number with them';
export const ourNumberHint = 'What they know you by.';
export const internalNote = 'Purchasing note';
export const internalNoteHint = 'For your team, only on their vendor page';

interface FormWords {
  list: string;
  add: string;
  save: string;
  thisOneIs: string;
  termsHint: string;
  openingHint: string;
  openingCurrency: string;
  notesHint: string;
}

/** In which the roles differ. */
export const ofRole: Readonly<Record<ContactRole, FormWords>> = {
  customer: {
    list: 'Customers',
    add: 'New customer',
    save: 'Save customer',
    thisOneIs: 'This customer is',
    termsHint: 'Proposes the due date of new invoices.',
    openingHint: 'What they owed before you started using Counterfoil.',
    openingCurrency: 'Currency they owed it in',
    notesHint: 'Also on their vendor page, if they have one',
  },
  vendor: {
    list: 'Vendors',
    add: 'New vendor',
    save: 'Save vendor',
    thisOneIs: 'This vendor is',
    termsHint: 'Proposes the due date of new bills.',
    openingHint: 'What you owed them before you started using Counterfoil.',
    openingCurrency: 'Currency you owed it in',
    notesHint: 'Also on their customer page, if they have one',
  },
};

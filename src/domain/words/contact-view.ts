import type { ContactRole } from '../contact.ts';

interface StubWords {
  surplus: string;
  surplusIn: (currency: string) => string;
  stillOwed: string;
  /** Leads to the form that makes them the other too. */
  makeOther: string;
  /** Names what else they are. */
  also: string;
}

const ofRole: Readonly<Record<ContactRole, StubWords>> = {
  customer: {
    surplus: 'Credit',
    surplusIn: (currency) => `Credit in ${currency}`,
    stillOwed: 'still owed',
    makeOther: 'Make a vendor too',
    also: 'Also a vendor, owed',
  },
  vendor: {
    surplus: 'Paid in advance',
    surplusIn: (currency) => `Paid in advance in ${currency}`,
    stillOwed: 'still owed to them',
    makeOther: 'Make a customer too',
    also: 'Also a customer, owing',
  },
};

/** The counterfoil of a contact in any role. */
export const contactCounterfoilWords = {
  ofRole,
  happened: {
    'customer.create': 'Added',
    'customer.update': 'Edited',
    'customer.delete': 'Deleted',
    'reminders.pause': 'Reminders paused',
    'reminders.resume': 'Reminders resumed',
    'customer.restore': 'Restored',
    'vendor.create': 'Added',
    'vendor.update': 'Edited',
    'vendor.delete': 'Deleted',
    'vendor.restore': 'Restored',
    'statement.send': 'Statement sent',
    'opening.pay': 'Opening balance paid',
    'opening.payment-delete': 'Payment of the opening balance deleted',
    'credit.refund': 'Credit refunded',
  } as Readonly<Record<string, string>>,
  changed: 'Changed',
  mailed: { queued: 'on its way', sent: 'sent', failed: 'not sent' },
  paidSoFar: 'Paid so far',
  purchasedSoFar: 'Purchases so far',
  overdue: 'Overdue',
  lastPaidOn: 'Last payment',
  openingBalance: (day: string) => `Opening balance, ${day}`,
  stillOwedOfIt: 'Outstanding of the opening balance',
  paymentsOfIt: 'Payments of the opening balance',
  sendStatement: 'Send statement',
  statementPdf: 'Statement PDF',
  statementTo: (email: string) => `Statement to ${email}`,
  nothingIsOwed: 'nothing is owed',
} as const;

/** The details on a contact's page. */
export const contactDetailWords = {
  kind: 'Type',
  person: 'Person',
  business: 'Business',
  company: 'Company',
  contact: 'Contact',
  email: 'Email',
  copiesTo: 'Copies to',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  website: 'Website',
  taxId: 'Tax ID',
  defaultCurrency: 'Default currency',
  paymentTerms: 'Payment terms',
  dueAtOnce: 'Due at once',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  details: 'Details',
  notesSeenOnlyHere: 'Notes for your team',
  earlyPayment: 'Early payment',
  bankDetails: 'Bank details',
  ourNumber: 'Your account number with them',
  internalNote: 'Purchasing note',
  deleted: {
    customer:
      'This customer is deleted. Their documents stay; new ones can’t be made out to them until they are restored.',
    vendor:
      'This vendor is deleted. Their documents stay; no new ones can be written for them until they are restored.',
  },
} as const;

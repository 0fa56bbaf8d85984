import type { ContactExtras } from '../../domain/contact.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { customerCalls } from '../contract/customer.ts';
import { settlementWire } from './payment.ts';
import { renaming } from './rename.ts';

/** Our words for what of a card is one in every role, but for the name → the spec's. */
export const cardTable = {
  type: 'type',
  company: 'companyname',
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  cc: 'Cc',
  phone: 'phone',
  whatsapp: 'whatsappnumber',
  website: 'website',
  taxId: 'taxid',
  currency: 'currency',
  termsDays: 'paymentterms',
  billing: 'billing',
  notes: 'notes',
} as const;

/** The same for what a list shows of one beside their card. */
export const rowTable = { id: 'id', channel: 'channel', version: 'version', deleted: 'isdeleted' } as const;

/** The same for a claim of a statement, beside the document it is of. */
export const claimTable = {
  issuedOn: 'issue_date',
  dueOn: 'due_date',
  currency: 'currency',
  amount: 'totalamount',
  due: 'amountdue',
  homeAmount: 'hometotalamount',
  homeDue: 'homeamountdue',
} as const;

/** What was owed when the books began, as it is typed. */
export const openingWire = renaming({
  amount: 'openingbalance',
  onDay: 'openingbalancedate',
  currency: 'openingcurrency',
  rate: 'openingrate',
});

const openedWire = renaming({
  ...openingWire.table,
  open: 'openingdue',
  homeOpen: 'openinghomedue',
});

type ViewWire = Pick<
  AnswerOf<typeof customerCalls.getCustomer>['data'],
  | 'openingbalance'
  | 'openingbalancedate'
  | 'openingcurrency'
  | 'openingrate'
  | 'openingdue'
  | 'openinghomedue'
  | 'openingpayments'
  | 'lastpaymentmode'
  | 'credits'
  | 'today'
  | 'statement'
  | 'history'
  | 'also'
>;

/** What the page of one contact shows beside their row. */
export const viewFromWire = (wire: ViewWire): ContactExtras => {
  const { onDay, currency, rate, ...opened } = openedWire.fromWire(wire);
  const { credits, today, statement, history, also } = wire;
  return {
    opening:
      onDay === null || currency === null || rate === null ? null : { ...opened, onDay, currency, rate },
    openingPayments: wire.openingpayments.map((one) => settlementWire.fromWire(one)),
    lastMode: wire.lastpaymentmode,
    credits,
    today,
    statement,
    history,
    also,
  };
};

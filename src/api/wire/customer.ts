import { renaming } from './rename.ts';

/** Our words for a customer's card → the documents'. */
export const customerWire = renaming({
  type: 'type',
  name: 'name',
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
  shipping: 'shipping',
  notes: 'notes',
});

/** Our words for a claim of a statement → the documents'. */
export const statementRowWire = renaming({
  documentId: 'InvoiceId',
  number: 'invoicenumber',
  type: 'invoicetype',
  issuedOn: 'issue_date',
  dueOn: 'due_date',
  currency: 'currency',
  amount: 'totalamount',
  due: 'amountdue',
  homeAmount: 'hometotalamount',
  homeDue: 'homeamountdue',
});

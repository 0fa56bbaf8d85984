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

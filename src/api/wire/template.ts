import { renaming } from './rename.ts';

/** What a document carries of its template, both ways. */
export const appliedTemplateWire = renaming({
  templateId: 'InvoiceSettingId',
  styleCode: 'invoicestyle',
  color: 'color',
  font: 'font',
  logo: 'image',
});

/** Where a document is to be sent, both ways. */
export const sendingWire = renaming({
  style: 'sendstyle',
  email: 'email',
  cc: 'Cc',
  bcc: 'Bcc',
  whatsapp: 'whatsappnumber',
  message: 'personal_message',
  paymentLink: 'paymentlink',
});

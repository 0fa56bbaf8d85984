import { type TemplateStyle, templateStyles } from '../../domain/template-look.ts';
import { renaming } from './rename.ts';

/** Numbers of styles live on the wire alone: 1 classic, 2 band, 3 letter. */
export type StyleCode = 1 | 2 | 3;

export const styleCode = (style: TemplateStyle): StyleCode =>
  (templateStyles.indexOf(style) + 1) as StyleCode;

/** The style of a number the contract lets through. */
export const styleOf = (code: StyleCode): TemplateStyle => templateStyles[code - 1]!;

/** Our words for a template → the spec'. */
export const templateWire = renaming({
  id: 'Id',
  styleCode: 'InvoiceStyle',
  color: 'InvoiceColor',
  font: 'Font',
  logo: 'Logo',
  signature: 'Signature',
  holder: 'SignatureHolderName',
  showsBank: 'ShowBank',
  showsOnline: 'ShowPayOnline',
  size: 'PaperSize',
  isDefault: 'IsDefault',
  version: 'version',
});

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

import { templateFonts } from '../../domain/values/template-look.ts';
import { settingsAnswers } from '../../domain/words/business.ts';
import { userId } from '../wire/values.ts';
import { done, listed, subject, told } from './call.ts';
import { look, style } from './document.ts';
import { edited, flag, id, literal, nullable, number, oneOf, optional, typedText } from './field.ts';

const { change, changeByGet, read } = subject('businessId', '/api/InvoiceSettingController/', { userId });

/** A picture as a `data:` address; null for none. What it is is found in its bytes. */
const picture = <const Wire extends string>(name: Wire) => optional(nullable(typedText(name, 280_000)));

const card = {
  style: style('InvoiceStyle'),
  color: typedText('InvoiceColor', 40),
  font: optional(oneOf('Font', templateFonts)),
  logo: picture('Logo'),
  signature: picture('Signature'),
  holder: optional(typedText('SignatureHolderName', 200)),
  /** Says how an invoice is paid by bank transfer; left out of a new one, it does. */
  showsBank: optional(flag('ShowBank')),
  /** Says how an invoice is paid online; left out of a new one, it does. */
  showsOnline: optional(flag('ShowPayOnline')),
  /** There is always one default, so false changes nothing. */
  makeDefault: optional(flag('IsDefault')),
};

const template = {
  id: id('Id'),
  ...look,
  isDefault: flag('IsDefault'),
  version: number('version'),
};

const one = { id: id('invoiceSettingId') };
const says = told({ id: id('Id'), ...done });
const touches = ['templates'] as const;

/** Every call of invoice templates. */
export const templateCalls = {
  // As with taxes: whoever writes an invoice chooses among them.
  listTemplates: read('Get-All-Invoice-Setting', 'invoice.add', {
    says: listed(settingsAnswers.templates, template),
    reads: 'templates',
  }),
  deleteTemplate: changeByGet('Delete-Invoice-Setting-By-Id', 'settings.account', {
    takes: one,
    says,
    touches,
  }),
  setDefaultTemplate: changeByGet('Get-Invoice-Setting-As-Default', 'settings.account', {
    takes: { ...one, isDefault: literal('isDefault', 'true') },
    says,
    touches,
  }),
  updateTemplate: change('Update-Invoice-Setting', 'settings.account', {
    takes: { id: id('Id'), ...edited, ...card },
    says,
    touches,
  }),
  createTemplate: change('create-invoice-setting', 'settings.account', { takes: card, says, touches }),
};

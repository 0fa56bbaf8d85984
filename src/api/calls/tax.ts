import { taxKinds } from '../../domain/tax/tax.ts';
import { settingsAnswers } from '../../domain/words/business.ts';
import { tax as words } from '../../domain/words/taxes.ts';
import { userId } from '../wire/values.ts';
import { done, listOrText, subject, told } from './call.ts';
import { decimal, flag, id, nullable, number, oneOf, optional, text, typedText } from './field.ts';

const { read, change, changeByGet, ours } = subject('businessId', '/api/Admin/', { userId });

/** A tax as typed. */
const card = {
  name: typedText('TaxName', 200),
  percent: decimal('TaxPercentage'),
  recoverable: optional(flag('IsRecoverable')),
  /** Left out: zero for 0 percent and standard for any other of a new tax; as it is of one that stands. */
  kind: optional(oneOf('Kind', taxKinds)),
  /** Percent of it that is deducted on purchases; left out: all of it where it is recoverable, none where it is not. */
  deductible: optional(decimal('Deductible')),
  reason: optional(typedText('Reason', 300)),
};

const row = {
  id: id('TaxId'),
  name: text('TaxName'),
  percent: decimal('TaxPercentage'),
  recoverable: flag('IsRecoverable'),
  active: flag('IsActive'),
  used: flag('IsUsed'),
  kind: oneOf('Kind', taxKinds),
  deductible: decimal('Deductible'),
  reason: text('Reason'),
  version: number('version'),
};

const saved = { id: id('TaxId'), ...done };
const touches = ['taxes'] as const;

/** Every call of taxes. */
export const taxCalls = {
  addTax: change('add-tax-detail', 'settings.account', { takes: card, says: told(saved), touches }),
  // Whoever writes lines or items chooses among the taxes. All who may hold this key; who only reads documents sees
  // each tax on its document.
  listTaxes: read('get-all-tax-detail', 'invoice.add', {
    says: listOrText({ none: words.noTaxes, message: settingsAnswers.taxes }, row),
    reads: 'taxes',
  }),
  updateTax: change('update-tax-detail', 'settings.account', {
    takes: { id: id('TaxId'), version: optional(nullable(number('version'))), ...card },
    says: told(saved),
    touches,
  }),
  deleteTax: changeByGet('delete-tax-detail-by-id', 'settings.account', {
    takes: { id: id('taxId') },
    says: told({ ...saved, end: oneOf('end', ['deactivated', 'removed']) }),
    touches,
  }),
  /** Adds the rates that are usual in the business's country, those it has left alone. */
  addUsualTaxes: ours.change('add-usual-tax-details', 'settings.account', {
    says: told({ added: number('Added'), ...done }),
    touches,
  }),
  activateTax: ours.change('activate-tax-detail', 'settings.account', {
    takes: { id: id('TaxId') },
    says: told(saved),
    touches,
  }),
};

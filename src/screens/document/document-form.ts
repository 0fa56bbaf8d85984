import type { DocumentType } from '../../domain/documents/kind.ts';
import type { DocumentDraft, DocumentView } from '../../domain/documents/view.ts';
import type { CurrentBusiness } from '../frame/business.ts';
import { blankLine, draftsOf, linesToSave } from './lines.ts';
import { blankMoney, moneyFormOf, moneyToSave } from './money-form.ts';
import type { DocumentForm } from './use-document-form.ts';

/** What the form of a new document of any kind begins with. */
export const blankDocument = (today: string, business: CurrentBusiness): DocumentForm => ({
  ...blankMoney(business),
  customer: null,
  issuedOn: today,
  lines: [blankLine()],
  notes: '',
  template: '',
  theirReference: '',
  supplyOn: '',
  bankId: '',
  location: '',
  attachments: null,
});

/** The form of a document that stands. */
export const formOfDocument = (document: DocumentView, homeCurrency: string): DocumentForm => ({
  ...moneyFormOf(document, homeCurrency),
  customer: document.contactId ? { id: document.contactId, name: document.to.name } : null,
  issuedOn: document.issuedOn,
  lines: draftsOf(document.lines),
  notes: document.notes,
  template: document.templateId ?? '',
  theirReference: document.details.reference,
  supplyOn: document.details.supplyOn ?? '',
  bankId: document.details.bankId ?? '',
  location: document.locationId ?? '',
  attachments: null,
});

/** The form as it is asked to be saved. */
export const draftOfForm = (
  form: DocumentForm,
  subtype: DocumentType,
  homeCurrency: string,
): DocumentDraft => ({
  ...moneyToSave(form, homeCurrency),
  subtype,
  contactId: form.customer?.id ?? null,
  issuedOn: form.issuedOn,
  notes: form.notes,
  templateId: form.template || null,
  paper: {
    reference: form.theirReference,
    supplyOn: form.supplyOn || null,
    bankId: form.bankId || null,
  },
  locationId: form.location || null,
  attachments: form.attachments?.files.map(({ id }) => id),
  lines: linesToSave(form.lines),
});

import type { Document, Party } from '../../../src/domain/documents/document.ts';
import { paperBankOf } from '../../../src/domain/documents/document-paper.ts';
import { documentTypes } from '../../../src/domain/documents/kinds.ts';
import { appliedTemplate, type Template } from '../../../src/domain/template/template.ts';
import type { BusinessTx } from '../database/tx.ts';
import { findOwnParty } from '../settings/particulars.ts';
import { paperBank } from './paper-bank.ts';
import { templateAmong, templateStore } from './templates.ts';

/** What every draft looks like by now: its business's templates, and the business as a party. */
export interface Looks {
  templates: Template[];
  from: Party;
}

/** What every draft looks like by now. */
export const findLooks = async (tx: BusinessTx): Promise<Looks> => {
  const [templates, from] = await Promise.all([templateStore.all(tx), findOwnParty(tx)]);
  return { templates, from };
};

/**
 * A document as it looks: a draft uses its template, its bank and its business as they are by now, any other as they were.
 *
 * @param known what every draft looks like, where it was asked before
 */
export const asApplied = async (tx: BusinessTx, document: Document, known?: Looks): Promise<Document> => {
  if (document.number !== null) return document;
  const { template, paper, parties, subtype } = document;
  const [{ templates, from }, bank] = await Promise.all([
    known ?? findLooks(tx),
    documentTypes[subtype].namesBank ? paperBank(tx, paper.bankId) : null,
  ]);
  const applied = templateAmong(templates, template.templateId);
  return {
    ...document,
    template: appliedTemplate(applied, template.own),
    parties: { ...parties, from },
    paper: { ...paper, bank: bank && paperBankOf(bank) },
  };
};

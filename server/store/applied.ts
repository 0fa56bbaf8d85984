import type { Document } from '../../src/domain/documents/document.ts';
import { shownBank } from '../../src/domain/documents/document-paper.ts';
import { documentTypes } from '../../src/domain/documents/kinds.ts';
import { appliedTemplate } from '../../src/domain/template.ts';
import { paperBank } from './paper-bank.ts';
import { findOwnParty } from './particulars.ts';
import { templateOrDefault } from './templates.ts';
import type { BusinessTx } from './tx.ts';

/** A document as it looks: a draft uses its template, its bank and its business as they are by now, any other as they were. */
export const asApplied = async (tx: BusinessTx, document: Document): Promise<Document> => {
  if (document.number !== null) return document;
  const { template, paper, parties, subtype } = document;
  const [applied, bank, from] = await Promise.all([
    templateOrDefault(tx, template.templateId),
    documentTypes[subtype].namesBank ? paperBank(tx, paper.bankId) : null,
    findOwnParty(tx),
  ]);
  return {
    ...document,
    template: appliedTemplate(applied, template.own),
    parties: { ...parties, from },
    paper: { ...paper, bank: bank && shownBank(bank) },
  };
};

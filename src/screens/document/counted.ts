import type { DocumentType } from '../../domain/documents/kind.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';

/** How many there are of each type, in words: "1 invoice and 2 receipts". */
export const counted = (documents: readonly { subtype: DocumentType }[]): string => {
  const counts = new Map<DocumentType, number>();
  for (const { subtype } of documents) counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => {
      const { title, several } = documentTypes[type];
      return `${count} ${count === 1 ? title.toLowerCase() : several}`;
    })
    .join(' and ');
};

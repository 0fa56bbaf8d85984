import type { DocumentType } from '../../../src/domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../../src/domain/documents/kinds.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

interface Referred {
  subtype: DocumentType;
  contactId: string | null;
  reference?: string;
}

/**
 * Another document of the kind that has the same reference of the same contact, whatever its case, spaces and leading zeros; null
 * for none, deleted ones left out. Source: answers-2.md, Q18.
 *
 * @param except the document that is edited
 */
export const findVendorReference = async (
  tx: Tx,
  { subtype, contactId, reference = '' }: Referred,
  except: string | null,
): Promise<{ number: string | null } | null> => {
  const { kind } = documentTypes[subtype];
  // What a customer calls our own document may be one order of theirs on several.
  if (!contactId || reference.trim() === '' || !kindSpec(kind).entered) return null;
  const [found] = await tx.query(
    { number: column.text.orNull },
    `select number from document where business_id = $1 and contact_id = $2 and reference <> ''
       and plain_reference(reference) = plain_reference($3) and kind = $4 and status <> 'Deleted'
       and ($5::uuid is null or id <> $5) order by id limit 1`,
    [tx.business.id, contactId, reference, kind, except],
  );
  return found ?? null;
};

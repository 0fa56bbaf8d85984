import { kindSpec } from '../../domain/documents/kinds.ts';
import { applyCreditWords as words } from '../../domain/words/customers.ts';
import { ApplySurplusDialog } from '../document/ApplySurplusDialog.tsx';
import { calledBy } from '../document/called.ts';
import { useBusiness } from '../frame/business.ts';
import { commandsOn, type PostedDialogProps } from './posted-commands.ts';

/** Applies a customer's credit, or an advance, to the document whose page it is on: as much as is owed unless another amount is typed. */
export function ApplyToDocumentDialog({ document, commands, onDone, onClose }: PostedDialogProps) {
  const { id: businessId } = useBusiness();
  const contactRole = kindSpec(document.kind).contactRole ?? 'customer';
  return (
    <ApplySurplusDialog
      role={contactRole}
      title={words.ofRole[contactRole].titleOf(calledBy(document))}
      documents={[document]}
      surplusIn={() => document.credit}
      currency={document.currency}
      today={document.today}
      toOne
      apply={(_, amount, onDay) => commandsOn(businessId, document, commands).applySurplus(amount, onDay)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

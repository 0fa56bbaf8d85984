import { billCommands } from '../../api/documents/bills.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { PostedActs } from '../posted/PostedActs.tsx';
import { wordsOfKind } from '../posted/posted-words.ts';

/** The dialog of an act on a bill that has one. */
export function BillActs(props: ActDialogProps<PostedView>) {
  const issueLead = wordsOfKind('bill').issueLead({ party: props.document.to.name });
  return <PostedActs {...props} commands={billCommands} issueLead={issueLead} />;
}

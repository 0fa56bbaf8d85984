import type { PreviewAsked, PreviewedAct } from '../../api/documents/posted.ts';
import type { LackingRow } from '../../domain/documents/lawful.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import { LawRemedies } from '../document/LawRemedies.tsx';
import { useBusiness } from '../frame/business.ts';
import { CommandDialog, type CommandDialogProps } from '../kit/effects/CommandDialog.tsx';
import type { PostedDialogProps } from './posted-commands.ts';

interface ActDialogProps extends PostedDialogProps {
  /** The act as the preview call names it. */
  preview: PreviewedAct;
  title: string;
  lead: string;
  /** The act in the words of its button. */
  label: string;
  commit: () => Promise<void>;
  request?: PreviewAsked;
  /** Its fields, each told what the server said of it. */
  children?: CommandDialogProps['children'];
}

/** One plain command on a document: what it will do, then the act. */
export function ActDialog({ document, commands, preview: act, request, ...words }: ActDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const preview = {
    ask: () => commands.preview(businessId, document.id, act, request),
    currency: homeCurrency,
    statusOf: plannedStatusOf(document),
    remedies: (lacking: readonly LackingRow[]) => (
      <LawRemedies
        lacking={lacking}
        customer={document.contactId}
        source={{ subtype: document.subtype, id: document.id, isDraft: true }}
      />
    ),
  };
  return <CommandDialog {...words} preview={preview} />;
}

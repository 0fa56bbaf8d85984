import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentMail, MailDraft } from '../../api/documents/sharing.ts';
import { sharingView } from '../../api/documents/sharing.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { CreditNoteView } from '../../domain/posted/view.ts';
import { creditNotes } from '../../domain/words/credit-notes.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { sendDialog as words } from '../../domain/words/sending.ts';
import { sharingCommands } from '../document/sharing-commands.ts';
import { UnprintableNotice } from '../document/UnprintableNotice.tsx';
import { useBusiness } from '../frame/business.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';

interface SendCreditNoteDialogProps {
  document: { id: string; kind: DocumentKind };
  note: CreditNoteView;
  /** Says what goes out with it. */
  lead?: string;
  onDone: () => void;
  onClose: () => void;
}

/** Sends what was given back on a document, or its cancellation, by mail, as its own PDF. */
export function SendCreditNoteDialog({
  document,
  note,
  lead = creditNotes.sendCreditNoteLead,
  onDone,
  onClose,
}: SendCreditNoteDialogProps) {
  const { id: businessId } = useBusiness();
  const { id, kind } = document;
  const { data } = useQuery(sharingView(businessId, kind, id));
  const [typed, setTyped] = useState<Partial<MailDraft>>({});
  const mail: DocumentMail = {
    email: data?.addresses[0] ?? '',
    cc: data?.addresses.slice(1).join(', ') ?? '',
    bcc: '',
    note: '',
    ...typed,
    creditNoteId: note.id,
  };
  const field = (name: 'email' | 'cc' | 'bcc' | 'note') => ({
    value: mail[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <CommandDialog
      title={words.title({ document: note.number })}
      lead={lead}
      label={words.sendEmail}
      keep={dialogWords.close}
      commit={() => sharingCommands({ businessId, kind, id }).sendMail(mail)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <UnprintableNotice letters={data?.unprintable ?? []} />
          <TextField label={words.to} type="email" {...field('email')} {...errorOf('email')} />
          <TextField
            label={words.cc}
            hint={words.severalAddresses}
            optional
            {...field('cc')}
            {...errorOf('cc')}
          />
          <TextField label={words.bcc} optional {...field('bcc')} {...errorOf('bcc')} />
          <LongTextField label={words.personalMessage} optional {...field('note')} />
        </>
      )}
    </CommandDialog>
  );
}

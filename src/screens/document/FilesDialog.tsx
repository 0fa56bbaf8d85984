import { useState } from 'react';
import { attachmentCalls } from '../../api/calls/attachment.ts';
import { ask } from '../../api/client/ask.ts';
import { type Attachment, attachmentTypes } from '../../domain/documents/attachment.ts';
import { attachments as words } from '../../domain/words/attachments.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { FileDrop } from '../kit/fields/FileDrop.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { FileRows } from './FileRows.tsx';
import { tellOnce } from './plain-commands.ts';
import { useUploads } from './use-uploads.ts';

interface FilesDialogProps {
  /** What they are attached to: its id, and what it is called. */
  subject: { id: string; name: string };
  files: readonly Attachment[];
  /** Whether files may be added here and taken off. */
  mayChange: boolean;
  /** Whether its files can be opened: those of what was deleted once it is restored. */
  mayOpen: boolean;
  onClose: () => void;
}

/** The files of a document or an expense: each is opened or taken off here, and others are added. */
export function FilesDialog({ subject, files, mayChange, mayOpen, onClose }: FilesDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [confirming, setConfirming] = useState<Attachment | null>(null);
  const { adding, refused, bringAll, open } = useUploads({
    subjectId: subject.id,
    count: () => files.length,
    onUploaded: (_, message) => {
      toast.success(message);
      return refresh();
    },
  });

  if (confirming)
    return (
      <CommandDialog
        title={words.removeTitle}
        lead={words.removeLead({ file: confirming.name })}
        label={words.remove}
        keep={words.keep}
        commit={async () => {
          await tellOnce(`attachment.remove ${subject.id} ${confirming.id}`, (intentKey) =>
            ask(
              attachmentCalls.removeAttachment,
              { businessId, subjectId: subject.id, id: confirming.id },
              { intentKey },
            ),
          );
          await refresh();
        }}
        onDone={() => setConfirming(null)}
        onClose={() => setConfirming(null)}
      />
    );
  return (
    <Dialog
      title={words.title({ name: subject.name })}
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      <Stack>
        {refused && <ErrorSummary attempt={refused.attempt} problems={[{ text: refused.message }]} />}
        {!mayOpen && files.length > 0 && <p>{words.openedOnceRestored}</p>}
        <FileRows
          files={files}
          onOpen={mayOpen ? open : undefined}
          onRemove={mayChange ? setConfirming : undefined}
        />
        {mayChange && (
          <FileDrop
            label={words.add}
            hint={adding === null ? words.dropHere : words.adding({ file: adding })}
            accept={attachmentTypes}
            pending={adding !== null}
            photo={words.takePhoto}
            // What is not taken is above.
            onPick={(chosen) => void bringAll(chosen).catch(() => {})}
          />
        )}
      </Stack>
    </Dialog>
  );
}

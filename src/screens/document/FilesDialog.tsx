import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { openAttachment, removeAttachment, uploadAttachment } from '../../api/commands/attachments.ts';
import {
  type Attachment,
  attachmentTypes,
  mostAttachmentBytes,
  mostAttachments,
} from '../../domain/attachment/attachment.ts';
import { formatDecimal } from '../../domain/format.ts';
import { tooLarge, tooMany } from '../../domain/words/attachment-answers.ts';
import * as words from '../../domain/words/attachments.ts';
import * as dialogWords from '../../domain/words/dialog.ts';
import { shownProblem } from '../../machines/problem.ts';
import { Button } from '../kit/Button.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FileDrop } from '../kit/FileDrop.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { tellOnce } from './plain-commands.ts';

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      alignItems: 'center',
      columnGap: '1',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
    },
    '& > li > span': { overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

interface FilesDialogProps {
  /** What they are attached to: its id, and what it is called. */
  subject: { id: string; name: string };
  files: readonly Attachment[];
  /** Whether files may be added here and taken off. */
  mayChange: boolean;
  onClose: () => void;
}

/** The files of a document or an expense: each is opened or taken off here, and others are added. */
export function FilesDialog({ subject, files, mayChange, onClose }: FilesDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Attachment | null>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ message: string; attempt: number } | null>(null);
  const sizeOf = ({ size }: Attachment) =>
    words.kilobytes({ size: formatDecimal(String(Math.max(1, Math.round(size / 1000))), locale) });

  const refuse = (message: string) =>
    setRefused((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));

  async function add(file: File) {
    // Nobody waits for megabytes to be told that they are too many.
    if (files.length >= mostAttachments) return refuse(tooMany);
    if (file.size > mostAttachmentBytes) return refuse(tooLarge);
    setAdding(file.name);
    try {
      const { name, size, lastModified } = file;
      const { message } = await once(
        `attachment.add ${subject.id} ${name} ${size} ${lastModified}`,
        (intentKey) => uploadAttachment({ businessId, intentKey }, subject.id, file),
      );
      setRefused(null);
      toast.success(message);
      await refresh();
    } catch (error) {
      const problem = shownProblem(error);
      if (!problem.handledElsewhere) refuse(problem.message);
    } finally {
      setAdding(null);
    }
  }

  async function open({ id }: Attachment) {
    try {
      fetchFile(await openAttachment(businessId, id));
    } catch (error) {
      const problem = shownProblem(error);
      if (!problem.handledElsewhere) refuse(problem.message);
    }
  }

  if (asked)
    return (
      <CommandDialog
        title={words.removeTitle}
        lead={words.removeLead({ file: asked.name })}
        label={words.remove}
        keep={words.keep}
        commit={async () => {
          await tellOnce(`attachment.remove ${subject.id} ${asked.id}`, (intentKey) =>
            removeAttachment({ businessId, intentKey }, subject.id, asked.id),
          );
          await refresh();
        }}
        onDone={() => setAsked(null)}
        onClose={() => setAsked(null)}
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
        {files.length > 0 && (
          <Rows>
            {files.map((file) => (
              <li key={file.id}>
                <span>
                  {file.name}
                  <small>{sizeOf(file)}</small>
                </span>
                <Button look="ghost" onClick={() => void open(file)}>
                  {words.open} <span className="unseen">{file.name}</span>
                </Button>
                {mayChange && (
                  <Button look="ghost" onClick={() => setAsked(file)}>
                    {words.remove} <span className="unseen">{file.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </Rows>
        )}
        {mayChange && (
          <FileDrop
            label={words.add}
            hint={adding === null ? words.dropHere : words.adding({ file: adding })}
            accept={attachmentTypes}
            pending={adding !== null}
            onPick={(file) => void add(file)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

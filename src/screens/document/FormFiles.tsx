import { useEffect, useRef } from 'react';
import { type Attachment, attachmentTypes } from '../../domain/documents/attachment.ts';
import { attachments as words } from '../../domain/words/attachments.ts';
import { Field } from '../kit/fields/Field.tsx';
import { FileDrop, photoOf } from '../kit/fields/FileDrop.tsx';
import { FileRows } from './FileRows.tsx';
import { noteUpload } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

export interface FormFilesProps {
  /** The id of its field, which a summary of problems leads to. */
  id: string;
  problem: string | undefined;
  /** The name the form's typing is kept under. */
  form: string;
  files: readonly Attachment[];
  onSet: (make: (now: readonly Attachment[]) => Attachment[]) => void;
  onShow: (file: Attachment) => void;
  /** The id of the one that is beside. */
  openId: string | undefined;
  /** What it was asked for with: files that were dropped already, to choose some at once, or to take a picture. */
  begin: readonly File[] | 'choose' | 'photo' | null;
  /** Told where what it takes could not be fetched. */
  onClose?: () => void;
}

/** The files of a form: each is brought at once and named by the form when it is saved. */
export function FormFiles({ id, problem, form, files, onSet, onShow, openId, begin }: FormFilesProps) {
  const latest = useRef(files);
  latest.current = files;
  const { adding, refused, bringAll, open } = useUploads({
    subjectId: null,
    count: () => latest.current.length,
    onUploaded: (file) => {
      onSet((now) => [...now, file]);
    },
  });
  const bring = (chosen: readonly File[]) => noteUpload(form, bringAll(chosen));
  const requested = useRef<(begun: FormFilesProps['begin']) => void>(() => {});
  requested.current = (begun) => {
    if (begun === 'choose') document.getElementById(id)?.click();
    else if (begun === 'photo') document.getElementById(photoOf(id))?.click();
    else if (begun) bring(begun);
  };
  useEffect(() => requested.current(begin), [begin]);
  return (
    <Field label={words.files} optional id={id} problem={problem ?? refused?.message}>
      {() => (
        <>
          <FileRows
            files={files}
            onOpen={open}
            onShow={onShow}
            openId={openId}
            onRemove={({ id: gone }) => onSet((now) => now.filter((one) => one.id !== gone))}
          />
          <FileDrop
            id={id}
            label={words.add}
            hint={
              adding === null
                ? files.length > 0
                  ? words.orDrop
                  : words.dropHere
                : words.adding({ file: adding })
            }
            accept={attachmentTypes}
            pending={adding !== null}
            photo={words.takePhoto}
            onPick={bring}
          />
        </>
      )}
    </Field>
  );
}

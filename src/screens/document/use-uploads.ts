import { useRef, useState } from 'react';
import { attachmentCalls } from '../../api/calls/attachment.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { type Attachment, mostAttachmentBytes, mostAttachments } from '../../domain/documents/attachment.ts';
import { attachmentAnswers } from '../../domain/words/attachments.ts';
import { displayProblem } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { attachmentAddress } from './attachment-bytes.ts';

interface UploadOptions {
  /** What the files are attached to as they come; null where a form names them when it is saved. */
  subjectId: string | null;
  /** How many are there already. */
  count: () => number;
  /** Told of each file once it is there. */
  onUploaded: (file: Attachment, message: string) => unknown;
}

/** Brings files one after another, each once however often it is chosen, and opens those that are there. */
export const useUploads = ({ subjectId, count, onUploaded }: UploadOptions) => {
  const { id: businessId } = useBusiness();
  const [adding, setAdding] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ message: string; attempt: number } | null>(null);
  const latest = useRef({ count, onUploaded });
  latest.current = { count, onUploaded };

  const refuse = (message: string) =>
    setRefused((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));
  const refuseAs = (error: unknown) => {
    const problem = displayProblem(error);
    if (!problem.handledElsewhere) refuse(problem.message);
  };

  /** Rejects for a file that is not taken, after it was told of. */
  async function bring(file: File): Promise<void> {
    // Nobody waits for megabytes to be told that they are too many.
    if (latest.current.count() >= mostAttachments) return refuse(attachmentAnswers.tooMany);
    if (file.size > mostAttachmentBytes) return refuse(attachmentAnswers.tooLarge);
    setAdding(file.name);
    try {
      const { name, size, type, lastModified } = file;
      const sent = { businessId, fileName: name.slice(-200), type, subjectId: subjectId ?? undefined };
      const {
        message,
        repeated: _,
        warnings: _none,
        ...brought
      } = await once(`attachment.add ${subjectId ?? ''} ${name} ${size} ${lastModified}`, (intentKey) =>
        ask(attachmentCalls.uploadAttachment, sent, { file, intentKey }),
      );
      setRefused(null);
      await latest.current.onUploaded(brought, message);
    } catch (error) {
      refuseAs(error);
      throw error;
    } finally {
      setAdding(null);
    }
  }

  return {
    /** What the file is called that is on its way; null while none is. */
    adding,
    refused,
    /** Brings them in their order, and stops at the first that is not taken. */
    bringAll: async (files: readonly File[]): Promise<void> => {
      for (const file of files) await bring(file);
    },
    open: async ({ id }: Pick<Attachment, 'id'>): Promise<void> => {
      try {
        fetchFile(await attachmentAddress(businessId, id));
      } catch (error) {
        refuseAs(error);
      }
    },
  };
};

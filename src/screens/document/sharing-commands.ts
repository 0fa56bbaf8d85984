import { once } from '../../api/client/intent.ts';
import * as sharing from '../../api/documents/sharing.ts';
import type { DeliveryStatus } from '../../domain/values/delivery.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/notices/toast.ts';

/** Sent once under one key until it is done, and told when it is. */
const sendAndNotify = async (
  act: string,
  sendWith: (intentKey: string) => Promise<{ message: string }>,
): Promise<void> => {
  toast.success((await once(act, sendWith)).message);
};

/** What sends a document and shares it. Each rejects with a problem that has words of its own. */
export const sharingCommands = (document: sharing.SharedDocument) => {
  const { id } = document;
  return {
    sendMail: (mail: sharing.DocumentMail) =>
      sendAndNotify(`mail.send ${mail.creditNoteId ?? id}`, (intentKey) =>
        sharing.mailDocument(document, intentKey, mail),
      ),
    sendAgain: (messageId: string) =>
      sendAndNotify(`mail.again ${messageId}`, (intentKey) =>
        sharing.sendAgain(document, intentKey, messageId),
      ),
    /** Asks by mail for what is owed. */
    askForPayment: (mail: sharing.MailDraft) =>
      sendAndNotify(`mail.payment ${id}`, (intentKey) => sharing.askForPayment(document, intentKey, mail)),
    /** Reminds of what is owed, or confirms what was paid. */
    notify: (purpose: 'reminder' | 'confirmation', mail: sharing.MailDraft) =>
      sendAndNotify(`mail.${purpose} ${id}`, (intentKey) =>
        sharing.sendNotice(document, intentKey, purpose, mail),
      ),
    /** A new public link, and the way it is passed on. */
    link: (method: 'whatsapp' | 'link') => sharing.createLink(document, method),
    revokeLinks: () =>
      sendAndNotify(`link.revoke ${id}`, (intentKey) => sharing.revokeLinks(document, intentKey)),
    /** Fetches the PDF; says why where there is none. */
    download: async (): Promise<void> => {
      try {
        fetchFile(await sharing.documentPdf(document));
      } catch (problem) {
        toast.refusal(problem);
      }
    },
    deliver: (status: DeliveryStatus, tracking: string, email: string | null) =>
      sendAndNotify(`delivery ${id}`, (intentKey) =>
        sharing.updateDelivery(document, intentKey, { status, tracking, email }),
      ),
  };
};

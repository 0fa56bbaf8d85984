import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { mailingCalls } from '../../api/contract/mailing.ts';
import { printCalls } from '../../api/contract/print.ts';
import { shareCalls } from '../../api/contract/share.ts';
import type { DeliveryStatus } from '../../domain/delivery.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/toast.ts';

/** A document on its way out: what it is, and whose. */
export interface OutwardDocument {
  businessid: string;
  kind: DocumentKind;
  id: string;
}

/** A mail as typed. */
export interface MailDraft {
  email: string;
  Cc: string;
  Bcc: string;
  personal_message: string;
}

/** Sends by mail; says so when it is on its way. */
const sendMail = async ({ businessid, kind, id }: OutwardDocument, draft: MailDraft): Promise<void> => {
  const { email, ...rest } = draft;
  const answer = await once(`mail.send ${id}`, (intentKey) =>
    kind === 'quote'
      ? send(mailingCalls.sendQuoteEmail, {
          body: { BusinessID: businessid, QuoteID: id, Email: email, ...rest },
          intentKey,
        })
      : send(mailingCalls.resendInvoice, { body: { businessid, InvoiceId: id, ...draft }, intentKey }),
  );
  toast.success(answer.message);
};

/** What takes a document out of the house. Each rejects with a problem that has words of its own. */
export const outwardCommands = (document: OutwardDocument) => {
  const { businessid, kind, id: DocumentId } = document;
  const shared = { businessid, kind, DocumentId };
  return {
    sendMail: (draft: MailDraft) => sendMail(document, draft),
    sendAgain: async (MessageId: string): Promise<void> => {
      const body = { businessid, kind, MessageId };
      const answer = await once(`mail.again ${MessageId}`, (intentKey) =>
        send(mailingCalls.sendAgain, { body, intentKey }),
      );
      toast.success(answer.message);
    },
    /** Asks by mail for what is owed on an invoice. */
    askForPayment: async (draft: MailDraft): Promise<void> => {
      const body = { businessid, InvoiceId: DocumentId, ...draft };
      const answer = await once(`mail.payment ${DocumentId}`, (intentKey) =>
        send(mailingCalls.sendPaymentEmail, { body, intentKey }),
      );
      toast.success(answer.message);
    },
    /** A new public link. */
    link: async (): Promise<string> => (await send(shareCalls.createLink, { body: shared })).data.link,
    revokeLinks: async (): Promise<void> => {
      const answer = await once(`link.revoke ${DocumentId}`, (intentKey) =>
        send(shareCalls.revokeLinks, { body: shared, intentKey }),
      );
      toast.success(answer.message);
    },
    /** Fetches the PDF; says why where there is none. */
    download: async (): Promise<void> => {
      try {
        const answer =
          kind === 'quote'
            ? await send(printCalls.downloadQuotePdf, {
                body: { BusinessID: businessid, QuoteID: DocumentId },
              })
            : await send(printCalls.downloadInvoicePdf, { body: { businessid, InvoiceId: DocumentId } });
        fetchFile(answer.data.url);
      } catch (problem) {
        toast.refusal(problem);
      }
    },
    deliver: async (
      shipstatus: DeliveryStatus,
      trackingnumber: string,
      tell: string | null,
    ): Promise<void> => {
      const query = {
        businessid,
        invoiceid: DocumentId,
        shipstatus,
        trackingnumber,
        emailtoclient: tell ? ('true' as const) : ('false' as const),
      };
      const answer = await once(`delivery ${DocumentId}`, (intentKey) =>
        send(mailingCalls.updateShipStatus, {
          query,
          intentKey,
          ...(tell ? { headers: { ClientEmail: tell } } : {}),
        }),
      );
      toast.success(answer.message);
    },
  };
};

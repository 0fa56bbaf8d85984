import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailDraft, SharedDocument } from '../../api/documents/sharing.ts';
import { sharingView } from '../../api/documents/sharing.ts';
import { whyNotMailed } from '../../domain/attachment/mail-files.ts';
import { proposedMethod } from '../../domain/documents/proposed-method.ts';
import type { SendMethod } from '../../domain/documents/send-style.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import { sentenceCase } from '../../domain/text.ts';
import {
  addressesOf,
  type DocumentPurpose,
  mailSubjectLength,
  whatsappLink,
  withMessage,
} from '../../domain/typed/message.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { sendDialog as words } from '../../domain/words/sending.ts';
import { useOwnEmail } from '../frame/use-own-email.ts';
import { copyText } from '../kit/copy-text.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { type Choice, ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { MailFiles } from './MailFiles.tsx';
import { sharingCommands } from './sharing-commands.ts';
import { UnprintableNotice } from './UnprintableNotice.tsx';

export type SendingMethod = SendMethod | 'payment' | 'reminder' | 'confirmation';

const choices: (Choice & { value: SendingMethod })[] = [
  { value: 'whatsapp', label: words.whatsApp, meaning: words.whatsAppMeans },
  { value: 'mail', label: words.email, meaning: words.emailMeans },
  { value: 'payment', label: words.paymentEmail, meaning: words.paymentEmailMeans },
  { value: 'reminder', label: words.reminder, meaning: words.reminderMeans },
  { value: 'confirmation', label: words.confirmation, meaning: words.confirmationMeans },
  { value: 'link', label: words.copyLink, meaning: words.linkMeans },
];

const acts: Record<SendingMethod, string> = {
  whatsapp: words.openWhatsApp,
  mail: words.sendEmail,
  payment: words.askForPayment,
  reminder: words.sendReminder,
  confirmation: words.sendConfirmation,
  link: words.copyLink,
};

/** Why the mail of a way is sent; null for what goes another way. */
const purposes: Record<SendingMethod, DocumentPurpose | null> = {
  whatsapp: null,
  mail: 'document',
  payment: 'payment',
  reminder: 'reminder',
  confirmation: 'confirmation',
  link: null,
};

interface SendDialogProps {
  document: SharedDocument;
  /** Kind and number, as within a sentence: "invoice INV-0042". */
  name: string;
  /** Whose document it is, for the message: "Umbrella Works". */
  from: string;
  /** Something is owed on it. */
  payable: boolean;
  /** The way it opens on; null for the one it is sent by as a rule. */
  opensOn: SendingMethod | null;
  onDone: () => void;
  onClose: () => void;
}

/** A way stands where the document may go that way now. */
const canGo = (method: SendingMethod, payable: boolean, mails: SharingView['mails']): boolean => {
  if (method === 'payment') return payable;
  return method === 'reminder' || method === 'confirmation'
    ? mails.some(({ purpose }) => purpose === method)
    : true;
};

/** The way the dialog opens on, by what is known of the customer. */
const proposed = ({ sending, addresses, lastMethod }: SharingView): SendMethod =>
  proposedMethod(lastMethod, {
    email: sending.email !== '' || addresses.length > 0,
    whatsapp: sending.whatsapp !== '',
  });

/** Sends a document to its customer, by the way asked for. What a mail says is seen, and can be changed. */
export function SendDialog({ document, name, from, payable, opensOn, onDone, onClose }: SendDialogProps) {
  const [chosen, setMethod] = useState<SendingMethod | null>(opensOn);
  const [draft, setDraft] = useState<Partial<MailDraft>>({});
  const [copied, setCopied] = useState(false);
  const me = useOwnEmail();
  const { data } = useQuery(sharingView(document.businessId, document.kind, document.id));
  const sending = data?.sending;
  const mails = data?.mails ?? [];
  const method = chosen ?? (data ? proposed(data) : 'mail');
  const wording = mails.find(({ purpose }) => purpose === purposes[method]);
  const commands = sharingCommands(document);
  const typed: MailDraft = {
    email: sending?.email || (data?.addresses[0] ?? ''),
    cc: sending?.cc || (data?.addresses.slice(1).join(', ') ?? ''),
    bcc: sending?.bcc ?? '',
    note: wording ? '' : (sending?.message ?? ''),
    ...(wording && {
      subject: wording.subject,
      text: withMessage(wording.text, method === 'mail' ? (sending?.message ?? '') : ''),
    }),
    ...draft,
  };
  const along = (draft.files ?? []).filter((id) => data?.files.some((file) => file.id === id));
  const tooMuch = whyNotMailed(data?.files.filter(({ id }) => along.includes(id)) ?? []);
  const written = { ...typed, files: along };
  const mail = copied ? { ...written, bcc: [...addressesOf(typed.bcc), me].join(', ') } : written;
  const field = (named: Exclude<keyof MailDraft, 'files'>) => ({
    value: typed[named] ?? '',
    onChange: (value: string) => setDraft((before) => ({ ...before, [named]: value })),
  });

  /** Each way has words of its own, and keeps the addresses that were typed. */
  function choose(next: SendingMethod) {
    setMethod(next);
    setDraft(({ subject: _, text: __, ...before }) => before);
  }

  const senders: Record<SendingMethod, () => Promise<void>> = {
    mail: () => commands.sendMail(mail),
    payment: () => commands.askForPayment(mail),
    reminder: () => commands.notify('reminder', mail),
    confirmation: () => commands.notify('confirmation', mail),
    link: async () => {
      await copyText(await commands.link('link'));
      toast.success(words.linkCopied);
    },
    whatsapp: async () => {
      const own = sending?.message ? `${sending.message} ` : '';
      const text = `${own}${words.documentFrom({ document: sentenceCase(name), business: from })}: ${await commands.link('whatsapp')}`;
      window.open(whatsappLink(sending?.whatsapp ?? '', text), '_blank', 'noopener');
    },
  };

  return (
    <CommandDialog
      title={words.title({ document: name })}
      lead={words.lead}
      label={acts[method]}
      disabled={purposes[method] !== null && tooMuch !== null}
      keep={dialogWords.close}
      commit={senders[method]}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <UnprintableNotice letters={data?.unprintable ?? []} />
          <ChoiceField
            label={words.how}
            value={method}
            onChange={(value) => choose(value as SendingMethod)}
            choices={choices.filter(({ value }) => canGo(value, payable, mails))}
          />
          {purposes[method] && (
            <>
              <TextField
                label={words.to}
                type="email"
                hint={data?.replyTo ? words.repliesGoTo({ address: data.replyTo }) : undefined}
                {...field('email')}
                {...errorOf('email')}
              />
              <TextField
                label={words.cc}
                hint={words.severalAddresses}
                optional
                {...field('cc')}
                {...errorOf('cc')}
              />
              <TextField label={words.bcc} optional {...field('bcc')} {...errorOf('bcc')} />
              {wording ? (
                <>
                  <TextField
                    label={words.subject}
                    maxLength={mailSubjectLength}
                    {...field('subject')}
                    {...errorOf('subject')}
                  />
                  <LongTextField label={words.message} rows={9} {...field('text')} {...errorOf('text')} />
                </>
              ) : (
                <LongTextField label={words.personalMessage} optional {...field('note')} />
              )}
              <MailFiles
                files={data?.files ?? []}
                chosen={along}
                onChange={(files) => setDraft((before) => ({ ...before, files }))}
                {...errorOf('files')}
                {...(tooMuch && { problem: tooMuch })}
              />
              {me && <CheckField label={words.copyToMe} checked={copied} onChange={setCopied} />}
            </>
          )}
        </>
      )}
    </CommandDialog>
  );
}

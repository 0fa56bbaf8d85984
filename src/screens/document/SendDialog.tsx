import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailDraft, SharedDocument } from '../../api/commands/sharing.ts';
import { sharingView } from '../../api/queries/sharing.ts';
import { whyNotMailed } from '../../domain/attachment/mail-files.ts';
import type { SendWay } from '../../domain/documents/send-style.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import { wayProposed } from '../../domain/documents/way-proposed.ts';
import {
  addressesOf,
  type DocumentPurpose,
  mailSubjectLength,
  whatsappLink,
  withMessage,
} from '../../domain/message.ts';
import { sentenceCase } from '../../domain/text.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { sendDialog as words } from '../../domain/words/sending.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { type Choice, ChoiceField } from '../kit/ChoiceField.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { copyText } from '../kit/copy-text.ts';
import { LongTextField } from '../kit/LongTextField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { useOwnEmail } from '../shell/use-own-email.ts';
import { MailFiles } from './MailFiles.tsx';
import { sharingCommands } from './sharing-commands.ts';

export type SendingWay = SendWay | 'payment' | 'reminder' | 'confirmation';

const choices: (Choice & { value: SendingWay })[] = [
  { value: 'whatsapp', label: words.whatsApp, meaning: words.whatsAppMeans },
  { value: 'mail', label: words.email, meaning: words.emailMeans },
  { value: 'payment', label: words.paymentEmail, meaning: words.paymentEmailMeans },
  { value: 'reminder', label: words.reminder, meaning: words.reminderMeans },
  { value: 'confirmation', label: words.confirmation, meaning: words.confirmationMeans },
  { value: 'link', label: words.copyLink, meaning: words.linkMeans },
];

const acts: Record<SendingWay, string> = {
  whatsapp: words.openWhatsApp,
  mail: words.sendEmail,
  payment: words.askForPayment,
  reminder: words.sendReminder,
  confirmation: words.sendConfirmation,
  link: words.copyLink,
};

/** Why the mail of a way is sent; null for what goes another way. */
const purposes: Record<SendingWay, DocumentPurpose | null> = {
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
  opensOn: SendingWay | null;
  onDone: () => void;
  onClose: () => void;
}

/** A way stands where the document may go that way now. */
const canGo = (way: SendingWay, payable: boolean, mails: SharingView['mails']): boolean => {
  if (way === 'payment') return payable;
  return way === 'reminder' || way === 'confirmation' ? mails.some(({ purpose }) => purpose === way) : true;
};

/** The way the dialog opens on, by what is known of the customer. */
const proposed = ({ sending, addresses, lastWay }: SharingView): SendWay =>
  wayProposed(lastWay, {
    email: sending.email !== '' || addresses.length > 0,
    whatsapp: sending.whatsapp !== '',
  });

/** Sends a document to its customer, by the way asked for. What a mail says is seen, and can be changed. */
export function SendDialog({ document, name, from, payable, opensOn, onDone, onClose }: SendDialogProps) {
  const [chosen, setWay] = useState<SendingWay | null>(opensOn);
  const [draft, setDraft] = useState<Partial<MailDraft>>({});
  const [copied, setCopied] = useState(false);
  const me = useOwnEmail();
  const { data } = useQuery(sharingView(document.businessId, document.kind, document.id));
  const sending = data?.sending;
  const mails = data?.mails ?? [];
  const way = chosen ?? (data ? proposed(data) : 'mail');
  const wording = mails.find(({ purpose }) => purpose === purposes[way]);
  const commands = sharingCommands(document);
  const typed: MailDraft = {
    email: sending?.email || (data?.addresses[0] ?? ''),
    cc: sending?.cc || (data?.addresses.slice(1).join(', ') ?? ''),
    bcc: sending?.bcc ?? '',
    note: wording ? '' : (sending?.message ?? ''),
    ...(wording && {
      subject: wording.subject,
      text: withMessage(wording.text, way === 'mail' ? (sending?.message ?? '') : ''),
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
  function choose(next: SendingWay) {
    setWay(next);
    setDraft(({ subject: _, text: __, ...before }) => before);
  }

  const ways: Record<SendingWay, () => Promise<void>> = {
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
      label={acts[way]}
      disabled={purposes[way] !== null && tooMuch !== null}
      keep={dialogWords.close}
      commit={ways[way]}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <ChoiceField
            label={words.how}
            value={way}
            onChange={(value) => choose(value as SendingWay)}
            choices={choices.filter(({ value }) => canGo(value, payable, mails))}
          />
          {purposes[way] && (
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

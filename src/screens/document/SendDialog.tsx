import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailDraft, SharedDocument } from '../../api/commands/sharing.ts';
import { sharingView } from '../../api/queries/sharing.ts';
import { whatsappLink } from '../../domain/message.ts';
import { sentenceCase } from '../../domain/text.ts';
import * as dialogWords from '../../domain/words/dialog.ts';
import * as words from '../../domain/words/send-dialog.ts';
import { type Choice, ChoiceField } from '../kit/ChoiceField.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { copyText } from '../kit/copy-text.ts';
import { LongTextField } from '../kit/LongTextField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { sharingCommands } from './sharing-commands.ts';

type Way = 'whatsapp' | 'mail' | 'payment' | 'link';

const choices: (Choice & { value: Way })[] = [
  {
    value: 'whatsapp',
    label: words.whatsApp,
    meaning: words.whatsAppMeans,
  },
  { value: 'mail', label: words.email, meaning: words.emailMeans },
  {
    value: 'payment',
    label: words.paymentEmail,
    meaning: words.paymentEmailMeans,
  },
  { value: 'link', label: words.copyLink, meaning: words.linkMeans },
];

const acts: Record<Way, string> = {
  whatsapp: words.openWhatsApp,
  mail: words.sendEmail,
  payment: words.askForPayment,
  link: words.copyLink,
};

interface SendDialogProps {
  document: SharedDocument;
  /** Kind and number, as within a sentence: "invoice INV-0042". */
  name: string;
  /** Whose document it is, for the message: "Umbrella Works". */
  from: string;
  /** Something is owed on it. */
  payable: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Sends a document to its customer, by the way asked for. */
export function SendDialog({ document, name, from, payable, onDone, onClose }: SendDialogProps) {
  const [chosen, setWay] = useState<Way | null>(null);
  const [draft, setDraft] = useState<Partial<MailDraft>>({});
  const { data } = useQuery(sharingView(document.businessId, document.kind, document.id));
  const sending = data?.sending;
  const way = chosen ?? (sending?.style === 'email' ? 'mail' : 'whatsapp');
  const commands = sharingCommands(document);
  const mail: MailDraft = {
    email: sending?.email || (data?.addresses[0] ?? ''),
    cc: sending?.cc || (data?.addresses.slice(1).join(', ') ?? ''),
    bcc: sending?.bcc ?? '',
    note: sending?.message ?? '',
    ...draft,
  };
  const field = (named: keyof MailDraft) => ({
    value: mail[named],
    onChange: (value: string) => setDraft((before) => ({ ...before, [named]: value })),
  });

  const ways: Record<Way, () => Promise<void>> = {
    mail: () => commands.sendMail(mail),
    payment: () => commands.askForPayment(mail),
    link: async () => {
      await copyText(await commands.link());
      toast.success(words.linkCopied);
    },
    whatsapp: async () => {
      const own = sending?.message ? `${sending.message} ` : '';
      const text = `${own}${words.documentFrom({ document: sentenceCase(name), business: from })}: ${await commands.link()}`;
      window.open(whatsappLink(sending?.whatsapp ?? '', text), '_blank', 'noopener');
    },
  };

  return (
    <CommandDialog
      title={words.title({ document: name })}
      lead={words.lead}
      label={acts[way]}
      keep={dialogWords.close}
      commit={ways[way]}
      onDone={onDone}
      onClose={onClose}
    >
      {(said) => (
        <>
          <ChoiceField
            label={words.how}
            value={way}
            onChange={(value) => setWay(value as Way)}
            choices={choices.filter(({ value }) => payable || value !== 'payment')}
          />
          {(way === 'mail' || way === 'payment') && (
            <>
              <TextField label={words.to} type="email" {...field('email')} {...said('email')} />
              <TextField
                label={words.cc}
                hint={words.severalAddresses}
                optional
                {...field('cc')}
                {...said('cc')}
              />
              <TextField label={words.bcc} optional {...field('bcc')} {...said('bcc')} />
              <LongTextField label={words.personalMessage} optional {...field('note')} />
            </>
          )}
        </>
      )}
    </CommandDialog>
  );
}

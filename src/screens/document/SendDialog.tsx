import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailDraft, SharedDocument } from '../../api/commands/sharing.ts';
import { sharingView } from '../../api/queries/sharing.ts';
import { whatsappLink } from '../../domain/message.ts';
import { sentenceCase } from '../../domain/text.ts';
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
    label: 'WhatsApp',
    meaning: 'Opens WhatsApp with a message and the document’s public link.',
  },
  { value: 'mail', label: 'E-mail', meaning: 'Sends the document as PDF, with its public link.' },
  {
    value: 'payment',
    label: 'Payment e-mail',
    meaning: 'Asks for what is still owed, with the public link and the PDF.',
  },
  { value: 'link', label: 'Copy link', meaning: 'Anybody who has the link sees the document.' },
];

const acts: Record<Way, string> = {
  whatsapp: 'Open WhatsApp',
  mail: 'Send e-mail',
  payment: 'Ask for payment',
  link: 'Copy link',
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
      toast.success('Link copied.');
    },
    whatsapp: async () => {
      const own = sending?.message ? `${sending.message} ` : '';
      const words = `${own}${sentenceCase(name)} from ${from}: ${await commands.link()}`;
      window.open(whatsappLink(sending?.whatsapp ?? '', words), '_blank', 'noopener');
    },
  };

  return (
    <CommandDialog
      title={`Send ${name}`}
      lead="The public link shows this document and nothing else. It can be revoked at any time."
      label={acts[way]}
      keep="Close"
      commit={ways[way]}
      onDone={onDone}
      onClose={onClose}
    >
      {(said) => (
        <>
          <ChoiceField
            label="How?"
            value={way}
            onChange={(value) => setWay(value as Way)}
            choices={choices.filter(({ value }) => payable || value !== 'payment')}
          />
          {(way === 'mail' || way === 'payment') && (
            <>
              <TextField label="To" type="email" {...field('email')} {...said('email')} />
              <TextField
                label="Cc"
                hint="Several addresses with commas between."
                optional
                {...field('cc')}
                {...said('cc')}
              />
              <TextField label="Bcc" optional {...field('bcc')} {...said('bcc')} />
              <LongTextField label="Personal message" optional {...field('note')} />
            </>
          )}
        </>
      )}
    </CommandDialog>
  );
}

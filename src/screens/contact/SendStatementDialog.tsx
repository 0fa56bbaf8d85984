import { useState } from 'react';
import type { AskedDays } from '../../api/calls/contacts-asked.ts';
import { once } from '../../api/client/intent.ts';
import { contactAccount } from '../../api/documents/contact-account.ts';
import type { ContactViews } from '../../domain/contact/contact.ts';
import { periodWords } from '../../domain/dashboard/dashboard.words.ts';
import { addressLines } from '../../domain/values/address.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatDay } from '../../domain/values/format.ts';
import { isPeriod } from '../../domain/values/period.ts';
import { unprintableIn } from '../../domain/values/unprintable.ts';
import { sendStatement as sendStatementWords } from '../../domain/words/contacts.ts';
import { UnprintableNotice } from '../document/UnprintableNotice.tsx';
import { useBusiness } from '../frame/business.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';

interface SendStatementDialogProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  days: AskedDays;
  onDone: () => void;
  onClose: () => void;
}

/** The days of a statement in the words of its filter. */
function daysInWords({ period, from, to }: AskedDays, locale: string): string {
  if (period !== 'custom') return isPeriod(period) ? periodWords[period].toLowerCase() : '';
  const [first, last] = [from && formatDay(from, locale), to && formatDay(to, locale)];
  if (first && last) return sendStatementWords.fromTo({ from: first, to: last });
  if (first) return sendStatementWords.fromOn({ from: first });
  return last ? sendStatementWords.upTo({ to: last }) : sendStatementWords.allTime;
}

/** Sends a contact their statement of account by mail. */
export function SendStatementDialog({
  contactRole: role,
  contact,
  days,
  onDone,
  onClose,
}: SendStatementDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const [mail, setMail] = useState({
    email: contact.email,
    cc: contact.cc,
    bcc: '',
    message: '',
  });
  const field = (name: keyof typeof mail) => ({
    value: mail[name],
    onChange: (value: string) => setMail((now) => ({ ...now, [name]: value })),
  });

  async function commit() {
    const answer = await once(`statement.send ${role} ${contact.id} ${Object.values(days)}`, (intentKey) =>
      contactAccount[role].sendStatement({ businessId, intentKey }, { contactId: contact.id, days, mail }),
    );
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={sendStatementWords.title(contact.name)}
      lead={sendStatementWords.lead(daysInWords(days, locale))}
      label={sendStatementWords.sendEmail}
      keep={sendStatementWords.keep}
      commit={commit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <UnprintableNotice letters={unprintableIn([contact.name, ...addressLines(contact.billing)])} />
          <TextField label={sendStatementWords.to} type="email" {...field('email')} {...errorOf('email')} />
          <TextField
            label={sendStatementWords.cc}
            hint={sendStatementWords.ccHint}
            optional
            {...field('cc')}
            {...errorOf('cc')}
          />
          <TextField label={sendStatementWords.bcc} optional {...field('bcc')} {...errorOf('bcc')} />
          <LongTextField label={sendStatementWords.personalMessage} optional {...field('message')} />
        </>
      )}
    </CommandDialog>
  );
}

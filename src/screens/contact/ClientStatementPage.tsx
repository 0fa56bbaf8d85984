import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientStatementCalls } from '../../api/calls/client-statement.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { contactCounterfoilWords, sendAllStatements as words } from '../../domain/words/contacts.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { contactView } from '../frame/contacts.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { toast } from '../kit/notices/toast.ts';
import { ReportPage } from '../report/ReportPage.tsx';

const SendStatementDialog = lazyDialog(() =>
  import('./SendStatementDialog.tsx').then((file) => file.SendStatementDialog),
);

interface Days {
  period: string;
  from: string;
  to: string;
}

/** Sends the customer whose statement it is that of the same days by email. */
function SendStatement({ client, days }: { client: string; days: Days }) {
  const { id } = useBusiness();
  const [open, setOpen] = useState(false);
  const contact = useQuery(contactView('customer', id, client)).data;
  const close = () => setOpen(false);
  if (!contact) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{contactCounterfoilWords.sendStatement}</Button>
      {open && (
        <SendStatementDialog
          contactRole="customer"
          contact={contact}
          days={days}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}

/** Sends everybody who owes something theirs. */
function SendAll({ days: { period, from, to } }: { days: Days }) {
  const { id: businessId } = useBusiness();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  async function send() {
    const days = { ...(period !== 'custom' && { period }), ...(from && { from }), ...(to && { to }) };
    const answer = await once(`statements.send ${JSON.stringify(days)}`, (intentKey) =>
      ask(clientStatementCalls.sendStatements, { businessId, ...days }, { intentKey }),
    );
    toast.success(answer.message);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.act}</Button>
      {open && (
        <CommandDialog
          title={words.title}
          lead={words.lead}
          label={words.send}
          keep={words.keep}
          commit={send}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}

const inAddress = { client: '', dates: '', from: '', to: '' };

/** What sends statements of the days in the address: to its customer, to all where it names none. */
function Send() {
  const maySend = useMay()('customer.reshare');
  const { client, dates, from, to } = useAddress(inAddress).values;
  if (!maySend) return null;
  const days = { period: from || to ? 'custom' : dates || 'thisyear', from, to };
  return client ? <SendStatement client={client} days={days} /> : <SendAll days={days} />;
}

/** The statement of one customer's account, with what sends it to them, or theirs to everyone. */
export function ClientStatementPage() {
  return <ReportPage report="client-statement" act={<Send />} />;
}

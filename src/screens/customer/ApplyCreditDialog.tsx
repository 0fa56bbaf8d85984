import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import { openInvoices } from '../../api/queries/invoices.ts';
import type { CustomerView } from '../../domain/contact.ts';
import { formatMoney } from '../../domain/format.ts';
import { compare, isPositive, isReadableAmount, smaller } from '../../domain/money.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';

interface ApplyCreditDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** Applies a customer's credit to one of their open invoices in its currency, the one due first unless another is chosen. */
export function ApplyCreditDialog({ customer, onDone, onClose }: ApplyCreditDialogProps) {
  const { id: businessid, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useQuery(openInvoices(businessid, customer.id));
  const [picked, setPicked] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const { credits } = customer;
  const creditIn = (code: string) => credits.find(({ currency }) => currency === code)?.amount ?? '0';
  const invoices = (data?.invoices ?? []).filter(({ currency }) => isPositive(creditIn(currency)));
  const invoice = invoices.find(({ id }) => id === picked) ?? invoices[0];
  const currency = invoice?.currency ?? credits[0]?.currency ?? homeCurrency;
  const credit = creditIn(currency);
  const proposed = invoice ? smaller(invoice.amountdue, credit) : '';
  const amount = typed ?? proposed;
  const money = (value: string, code = currency) => formatMoney(value, code, locale);

  const beyond = isReadableAmount(amount) && compare(amount, credit) > 0;

  async function apply() {
    if (!invoice) throw { message: 'Choose an invoice.', fields: [] };
    const body = { businessid, InvoiceId: invoice.id, amount };
    const answer = await once(`credit.apply ${invoice.id} ${credit}`, (intentKey) =>
      send(invoiceCalls.applyCredit, { body, intentKey }),
    );
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={`Apply credit of ${customer.name}`}
      lead={
        data && !invoice
          ? `No open invoice is in ${credits.map((one) => one.currency).join(' or ')}.`
          : `${money(credit)} of credit stands open. The oldest credit is used first.`
      }
      label={`Apply ${isReadableAmount(amount) ? money(amount) : 'the credit'}`}
      disabled={!invoice || !isReadableAmount(amount) || beyond}
      keep="Close"
      commit={apply}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectField
        label="To which invoice?"
        value={invoice?.id ?? ''}
        onChange={(next) => {
          setPicked(next);
          setTyped(null);
        }}
        options={invoices.map(({ id, invoicenumber, amountdue, currency: code }) => ({
          value: id,
          label: `${invoicenumber}, ${money(amountdue, code)} owed`,
        }))}
      />
      <MoneyField
        label="Amount to apply"
        currency={currency}
        value={amount}
        onChange={setTyped}
        problem={beyond ? `The customer has only ${money(credit)} of credit.` : undefined}
      />
    </CommandDialog>
  );
}

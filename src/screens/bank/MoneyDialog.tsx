import type { ComponentProps, ReactNode } from 'react';
import { fundWords as words } from '../../domain/words/bank-money.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import type { CardFormState } from '../page/use-card-form.ts';
import { MoneyPlan } from './MoneyPlan.tsx';

interface MoneyDialogProps {
  says: { title: string; lead: string; save: string };
  card: CardFormState;
  /** Sends what is typed; answers nothing where it was refused. */
  onSave: () => Promise<unknown>;
  onClose: () => void;
  memo: Omit<ComponentProps<typeof TextField>, 'label'>;
  /** Whether a bank may go below zero: asked once the server has asked for it. Left out where no money leaves one. */
  overdraft?: { confirmed: boolean; onChange: (confirmed: boolean) => void };
  plan: ComponentProps<typeof MoneyPlan>;
  /** The fields that tell this way of moving money from others. */
  children: ReactNode;
}

/** Money at a bank that is moved or counted: what is typed, a memo, and what saving it will post. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { says, card, onSave, onClose, memo, overdraft, plan, children } = props;
  const problem = card.problemOf('confirmOverdraft');
  return (
    <CardDialog
      title={says.title}
      lead={says.lead}
      save={says.save}
      card={card}
      onSave={async () => {
        if (await onSave()) onClose();
      }}
      onClose={onClose}
    >
      {children}
      <TextField {...memo} label={words.memoLabel} optional />
      {overdraft && (overdraft.confirmed || problem !== undefined) && (
        <CheckField
          id={`${card.noun}-confirmOverdraft`}
          problem={problem}
          label={words.overdraft}
          checked={overdraft.confirmed}
          onChange={overdraft.onChange}
        />
      )}
      <MoneyPlan {...plan} />
    </CardDialog>
  );
}

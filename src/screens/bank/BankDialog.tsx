import { bankCalls } from '../../api/calls/bank.ts';
import { ask } from '../../api/client/ask.ts';
import type { BankView } from '../../domain/books/bank.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { bankWords } from '../../domain/words/banks.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { BankFields } from './BankFields.tsx';
import { blankForm, formOf, formProblems, typedOf } from './bank-form.ts';
import { type BankAct, isForeign, ownBalanceOf } from './bank-list.tsx';

interface BankDialogProps {
  /** The one that is edited; null for a new one. */
  bank: BankView | null;
  /** One that is archived is only looked at, and activated. */
  mayEdit: boolean;
  /** Another one is the default, so that this one can be asked to be. */
  canBeDefault: boolean;
  /** Carries out what the list does with a bank. */
  press: (act: BankAct, bank: BankView) => Promise<void>;
  onClose: () => void;
}

/** What it is, and of one in a foreign currency what stands on it there and at home. */
const leadOf = (bank: BankView | null, mayEdit: boolean, homeCurrency: string, locale: string): string => {
  const lead = mayEdit ? bankWords.lead : bankWords.archivedLead;
  if (!bank || !isForeign(bank, homeCurrency)) return lead;
  const own = ownBalanceOf(bank, homeCurrency, locale);
  const home = formatMoney(bank.balance, homeCurrency, locale);
  return `${lead} ${bankWords.bothBalances({ own, home })}`;
};

/** The form of a bank. */
export function BankDialog({ bank, mayEdit, canBeDefault, press, onClose }: BankDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const card = useCardForm({
    noun: 'bank',
    opened: bank,
    initial: bank ? formOf(bank) : { ...blankForm, currency: homeCurrency },
    check: (form) => formProblems(form, locale),
  });
  const { form, change } = card;

  async function save() {
    const answer = await card.save((intentKey, version) =>
      bank
        ? ask(bankCalls.updateBank, { businessId, id: bank.id, version, ...typedOf(form) }, { intentKey })
        : ask(
            bankCalls.addBank,
            { businessId, ...typedOf(form), makeDefault: form.makeDefault },
            { intentKey },
          ),
    );
    if (!answer) return;
    // The flag is held back from an update, as the spec says.
    if (bank && form.makeDefault) await press('setDefault', bank);
    onClose();
  }

  const activateOnly = (
    <Button look="primary" onClick={() => bank && void press('activate', bank).then(onClose)}>
      {bankWords.activate}
    </Button>
  );
  return (
    <CardDialog
      title={bank ? (mayEdit ? bankWords.edit(bank.name) : bank.name) : bankWords.title}
      lead={leadOf(bank, mayEdit, homeCurrency, locale)}
      card={card}
      save={bankWords.save}
      onSave={save}
      onClose={onClose}
      foot={mayEdit ? undefined : activateOnly}
    >
      <fieldset disabled={!mayEdit}>
        <Stack>
          <BankFields card={card} isNew={bank === null} />
        </Stack>
      </fieldset>
      {mayEdit && canBeDefault && (
        <CheckField
          label={bankWords.makeDefault}
          checked={form.makeDefault}
          onChange={(isTicked) => change({ makeDefault: isTicked })}
        />
      )}
    </CardDialog>
  );
}

import { send } from '../../api/client/client.ts';
import { taxCalls } from '../../api/contract/tax.ts';
import type { TaxView } from '../../api/queries/taxes.ts';
import { taxWire } from '../../api/wire/tax.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { blankTax, type TaxCard, taxProblems } from '../../domain/tax.ts';
import { Button } from '../kit/Button.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { numberProblem, percentForm } from '../kit/use-number-text.ts';
import { StaleChoice } from '../page/StaleChoice.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';

interface TaxDialogProps {
  /** The one that is edited; null for a new one. */
  tax: TaxView | null;
  onClose: () => void;
}

const cardOf = (tax: TaxView): TaxCard => ({
  name: tax.TaxName,
  percent: tax.TaxPercentage,
  recoverable: tax.IsRecoverable,
});

/** The form of a tax. Closed, it keeps what was typed until that is saved or discarded. */
export function TaxDialog({ tax, onClose }: TaxDialogProps) {
  const { id: businessId } = useBusiness();
  const reading = percentForm(useLocale());
  const refresh = useRefresh();

  function check(form: TaxCard): FieldProblem[] {
    const unread = form.percent === '' ? 'Enter a percentage.' : numberProblem(form.percent, reading);
    if (!unread) return taxProblems(form);
    const others = taxProblems({ ...form, percent: '0' });
    return [...others, { field: 'percent', message: unread }];
  }
  const initial = tax ? cardOf(tax) : blankTax;
  const card = useCardForm({
    noun: 'tax',
    opened: tax && { id: tax.TaxId, version: tax.version },
    initial,
    check,
  });
  const { form, change, field } = card;

  async function save() {
    const answer = await card.save((intentKey, version) => {
      const { name, percent, recoverable } = form;
      const body = { businessId, ...taxWire.toWire({ name, percent, recoverable }) };
      return tax
        ? send(taxCalls.updateTax, { body: { ...body, TaxId: tax.TaxId, version }, intentKey })
        : send(taxCalls.addTax, { body, intentKey });
    });
    if (answer) onClose();
  }

  const takeTheirs = () => void card.forget().then(refresh).then(onClose);
  const foot = (
    <>
      <Button look="ghost" disabled={card.pending} onClick={() => void card.forget().then(onClose)}>
        Discard
      </Button>
      <Button look="primary" type="submit" form="tax-form" pending={card.pending}>
        Save tax
      </Button>
    </>
  );
  return (
    <Dialog
      title={tax ? `Edit ${tax.TaxName}` : 'New tax'}
      lead={tax?.IsUsed ? 'Documents keep the name and percentage they were written with.' : undefined}
      size="small"
      onClose={card.pending ? undefined : onClose}
      foot={foot}
    >
      <form
        id="tax-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          <ErrorSummary attempt={card.attempt} problems={card.problems} />
          {card.stale && <StaleChoice problem={card.stale} onTheirs={takeTheirs} onMine={card.keepMine} />}
          {card.ready && (
            <>
              <TextField {...field('name')} label="Name" autoFocus={tax === null} />
              <NumberField {...field('percent')} label="Percentage" unit="%" form={reading} />
              <CheckField
                label="Recoverable: what is paid of it on purchases can be claimed back"
                checked={form.recoverable}
                onChange={(recoverable) => change({ recoverable })}
              />
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

import { saveTax } from '../../api/commands/taxes.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { blankTaxIn, type Tax, type TaxCard, taxProblems } from '../../domain/tax.ts';
import { tax as taxTexts } from '../../domain/words/taxes.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { numberProblem, percentForm } from '../kit/use-number-text.ts';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { useBusiness } from '../shell/business.ts';

interface TaxDialogProps {
  /** The one that is edited; null for a new one. */
  tax: Tax | null;
  onClose: () => void;
}

const cardOf = ({ name, percent, recoverable }: Tax): TaxCard => ({ name, percent, recoverable });

/** The form of a tax. */
export function TaxDialog({ tax, onClose }: TaxDialogProps) {
  const { id: businessId, country } = useBusiness();
  const reading = percentForm(useLocale());

  function check(form: TaxCard): FieldProblem[] {
    const unread =
      form.percent === '' ? taxTexts.taxWords.enterAPercentage : numberProblem(form.percent, reading);
    if (!unread) return taxProblems(form);
    const others = taxProblems({ ...form, percent: '0' });
    return [...others, { field: 'percent', message: unread }];
  }
  const initial = tax ? cardOf(tax) : blankTaxIn(country);
  const card = useCardForm({
    noun: 'tax',
    opened: tax,
    initial,
    check,
  });
  const { form, change, field } = card;

  async function save() {
    const answer = await card.save((intentKey, version) =>
      saveTax({ businessId, intentKey }, { card: form, edited: tax && { id: tax.id, version } }),
    );
    if (answer) onClose();
  }

  return (
    <CardDialog
      title={tax ? taxTexts.taxWords.edit(tax.name) : taxTexts.taxWords.newTax}
      lead={tax?.used ? taxTexts.taxWords.lead : undefined}
      size="small"
      card={card}
      save={taxTexts.taxWords.save}
      onSave={save}
      onClose={onClose}
    >
      <TextField {...field('name')} label={taxTexts.taxWords.name} autoFocus={tax === null} />
      <NumberField {...field('percent')} label={taxTexts.taxWords.percentage} unit="%" form={reading} />
      <CheckField
        label={taxTexts.taxWords.recoverable}
        checked={form.recoverable}
        onChange={(recoverable) => change({ recoverable })}
      />
    </CardDialog>
  );
}

import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import type { ChosenTax } from '../../domain/documents/document.ts';
import {
  blankTaxIn,
  chargesNothing,
  type Tax,
  type TaxCard,
  type TaxKind,
  taxKinds,
  taxProblems,
} from '../../domain/tax/tax.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { tax as taxTexts } from '../../domain/words/taxes.ts';
import { useBusiness } from '../frame/business.ts';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { numberProblem, percentForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';

interface TaxDialogProps {
  /** The one that is edited; null for a new one. */
  tax: Tax | null;
  onClose: () => void;
  /** Told of the tax that was saved, for what it is to be chosen in. */
  onSaved?: (tax: ChosenTax) => void;
}

const cardOf = ({ name, percent, kind, deductible, reason }: Tax): TaxCard => ({
  name,
  percent,
  kind,
  deductible,
  reason,
});

const kindOptions = taxKinds.map((value) => ({ value, label: taxTexts.kindWords[value] }));

/** The form of a tax. */
export function TaxDialog({ tax, onClose, onSaved }: TaxDialogProps) {
  const { id: businessId, country } = useBusiness();
  const reading = percentForm(useLocale());

  function check(form: TaxCard): FieldProblem[] {
    const unread = (['percent', 'deductible'] as const).flatMap((field) => {
      const message =
        form[field] === '' ? taxTexts.taxWords.enterAPercentage : numberProblem(form[field], reading);
      return message ? { field, message } : [];
    });
    const readable = Object.fromEntries(unread.map(({ field }) => [field, '0']));
    const others = taxProblems({ ...form, ...readable });
    return [...others.filter(({ field }) => !(field in readable)), ...unread];
  }
  const initial = tax ? cardOf(tax) : blankTaxIn(country);
  const card = useCardForm({
    noun: 'tax',
    opened: tax,
    initial,
    check,
  });
  const { form, change, field } = card;

  /** A kind that charges nothing is of 0 percent; back from one, the percentage is asked for again. */
  function changeKind(kind: TaxKind) {
    const charged = chargesNothing(form.kind) ? '' : form.percent;
    change({ kind, percent: chargesNothing(kind) ? '0' : charged });
  }

  async function save() {
    const answer = await card.save((intentKey, version) =>
      tax
        ? ask(taxCalls.updateTax, { businessId, id: tax.id, version, ...form }, { intentKey })
        : ask(taxCalls.addTax, { businessId, ...form }, { intentKey }),
    );
    if (!answer) return;
    onSaved?.({ ...form, id: answer.id });
    onClose();
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
      <SelectField
        {...field('kind')}
        label={taxTexts.taxWords.kind}
        hint={taxTexts.kindHints[form.kind]}
        options={kindOptions}
        onChange={(value) => changeKind(value as TaxKind)}
      />
      {!chargesNothing(form.kind) && (
        <NumberField {...field('percent')} label={taxTexts.taxWords.percentage} unit="%" form={reading} />
      )}
      {!chargesNothing(form.kind) && (
        <NumberField
          {...field('deductible')}
          label={taxTexts.taxWords.deductible}
          hint={taxTexts.taxWords.deductibleHint}
          unit="%"
          form={reading}
        />
      )}
      {form.kind !== 'import' && (
        <TextField
          {...field('reason')}
          label={taxTexts.taxWords.reason}
          hint={taxTexts.taxWords.reasonHint}
        />
      )}
    </CardDialog>
  );
}

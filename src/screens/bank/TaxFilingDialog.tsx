import { taxFilingCalls } from '../../api/calls/tax-filing.ts';
import { ask } from '../../api/client/ask.ts';
import { type TaxPeriod, taxPeriodOf, taxPeriods } from '../../domain/tax/tax-period.ts';
import { formatSpan } from '../../domain/values/format.ts';
import type { Range } from '../../domain/values/period.ts';
import { taxFilingWords as words } from '../../domain/words/tax-filings.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';

interface TaxFilingDialogProps {
  /** The days that are marked. */
  days: Range;
  /** How often the business files; null before its first mark. */
  every: TaxPeriod | null;
  onClose: () => void;
}

/** When the sales tax of some days was filed with the tax office, and as what. */
export function TaxFilingDialog({ days: { from, to }, every, onClose }: TaxFilingDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useCardForm({
    noun: 'tax-filing',
    opened: null,
    madeOf: `${from} ${to}`,
    initial: { filedOn: '', reference: '', every: every ?? taxPeriodOf({ from, to }) },
  });
  const { form, field } = card;
  const frequency = field('every');
  return (
    <CardDialog
      title={words.title(formatSpan({ from, to }, locale))}
      lead={words.lead}
      save={words.save}
      card={card}
      onSave={async () => {
        const answer = await card.save((intentKey) =>
          ask(
            taxFilingCalls.fileTax,
            {
              businessId,
              from,
              to,
              ...(form.filedOn && { filedOn: form.filedOn }),
              reference: form.reference,
              every: form.every,
            },
            { intentKey },
          ),
        );
        if (answer) onClose();
      }}
      onClose={onClose}
    >
      <DateField {...field('filedOn')} label={words.filedOn} hint={words.filedOnHint} optional />
      <TextField {...field('reference')} label={words.reference} hint={words.referenceHint} optional />
      <SelectField
        {...frequency}
        onChange={(value) => frequency.onChange(value as TaxPeriod)}
        label={words.period}
        hint={words.periodHint}
        options={taxPeriods.map((value) => ({ value, label: words.periods[value] }))}
      />
    </CardDialog>
  );
}

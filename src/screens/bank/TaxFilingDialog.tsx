import { taxFilingCalls } from '../../api/calls/tax-filing.ts';
import { ask } from '../../api/client/ask.ts';
import { formatSpan } from '../../domain/values/format.ts';
import type { Range } from '../../domain/values/period.ts';
import { taxFilingWords as words } from '../../domain/words/tax-filings.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';

interface TaxFilingDialogProps {
  /** The days that are marked. */
  days: Range;
  onClose: () => void;
}

/** When the sales tax of some days was filed with the tax office, and as what. */
export function TaxFilingDialog({ days: { from, to }, onClose }: TaxFilingDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useCardForm({
    noun: 'tax-filing',
    opened: null,
    madeOf: `${from} ${to}`,
    initial: { filedOn: '', reference: '' },
  });
  const { form, field } = card;
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
    </CardDialog>
  );
}

import { receivePart } from '../../api/commands/transfers.ts';
import { formatDecimal } from '../../domain/format.ts';
import { compare } from '../../domain/money.ts';
import type { StockCause } from '../../domain/stock-change.ts';
import type { Rest, TransferView } from '../../domain/transfer/transfer.ts';
import { causes } from '../../domain/words/stock-change.ts';
import { transferWords as words } from '../../domain/words/transfer-pages.ts';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { QuantityField } from '../kit/QuantityField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { numberProblem, quantityForm } from '../kit/use-number-text.ts';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { useBusiness } from '../shell/business.ts';
import { type ArrivalForm, arrivalFaults, arrivalOf, wholeArrivalForm } from './transfer-form.ts';

interface ReceiveDialogProps {
  transfer: TransferView;
  today: string;
  onDone: () => Promise<void>;
  onClose: () => void;
}

const rests = [
  { value: 'back', label: words.restBack },
  { value: 'written-down', label: words.restWrittenDown },
];
const reasons = Object.entries(causes).map(([value, label]) => ({ value, label }));

/** Takes in what arrived of each item, and asks what becomes of the rest where less did. */
export function ReceiveDialog({ transfer, today, onDone, onClose }: ReceiveDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useCardForm<ArrivalForm>({
    noun: 'arrival',
    opened: null,
    madeOf: transfer.id,
    initial: wholeArrivalForm(transfer, today),
    check: (form) => arrivalFaults(transfer, form, today, locale),
  });
  const { form, field, change } = card;
  const set = (index: number, patch: Partial<ArrivalForm['lines'][number]>) =>
    change({ lines: form.lines.map((line, at) => (at === index ? { ...line, ...patch } : line)) });
  const named = (name: string) => ({ id: `arrival-${name}`, problem: card.problemOf(name) });
  const isShort = (received: string, sent: string) =>
    received !== '' && !numberProblem(received, quantityForm(locale)) && compare(received, sent) < 0;

  async function save() {
    const answer = await card.save((intentKey) =>
      receivePart({ businessId, intentKey }, transfer.id, arrivalOf(form)),
    );
    if (answer) await onDone();
  }
  return (
    <CardDialog
      title={words.receiveTitle(transfer.number)}
      lead={words.receiveLead}
      card={card}
      save={words.receiveSave}
      onSave={save}
      onClose={onClose}
    >
      <DateField {...field('arrivedOn')} label={words.arrivalDay} />
      {transfer.lines.map(({ productId, name, quantity }, index) => {
        const line = form.lines[index]!;
        return (
          <Columns key={productId}>
            <QuantityField
              {...named(`lines.${index}.received`)}
              label={words.arrivedOf(name, formatDecimal(quantity, locale))}
              value={line.received}
              onChange={(received) => set(index, { received })}
            />
            {isShort(line.received, quantity) && (
              <SelectField
                {...named(`lines.${index}.rest`)}
                label={words.restOf(name)}
                value={line.rest}
                options={rests}
                onChange={(rest) => set(index, { rest: rest as Rest })}
              />
            )}
            {isShort(line.received, quantity) && line.rest === 'written-down' && (
              <SelectField
                {...named(`lines.${index}.cause`)}
                label={words.reasonOf(name)}
                value={line.cause}
                options={reasons}
                onChange={(cause) => set(index, { cause: cause as StockCause })}
              />
            )}
          </Columns>
        );
      })}
    </CardDialog>
  );
}

import { stockCalls } from '../../api/calls/stock.ts';
import { ask } from '../../api/client/ask.ts';
import { dayIn } from '../../domain/day.ts';
import { isNegative, minus, plus } from '../../domain/money.ts';
import type { ProductView } from '../../domain/stock/product.ts';
import { type StockCause, type StockChange, stockChangeProblems } from '../../domain/stock/stock-change.ts';
import type { LevelAt } from '../../domain/stock/stock-view.ts';
import { formatDay, formatDecimal } from '../../domain/values/format.ts';
import { isDay } from '../../domain/values/is-day.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { stockDialogWords as words } from '../../domain/words/items.ts';
import { stockChange } from '../../domain/words/stock.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { useBusiness } from '../frame/business.ts';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { numberProblem, priceForm, quantityForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { StockAct } from './item-acts.ts';

interface StockForm {
  locationId: string;
  quantity: string;
  cause: StockCause;
  unitCost: string;
  note: string;
  /** Empty for today. */
  onDay: string;
}

interface StockDialogProps {
  act: StockAct;
  item: ProductView;
  /** How many are at which location; the default place first. */
  levels: readonly LevelAt[];
  onDone: () => Promise<void>;
  /** Fetches anew how many are at which location. */
  onRefused: () => Promise<unknown>;
  onClose: () => void;
}

const reasons = Object.entries(stockChange.causes).map(([value, label]) => ({ value, label }));

const changeOf = (act: StockAct, form: StockForm, seen: string): StockChange => {
  const { locationId, cause, note } = form;
  const quantity = form.quantity || '0';
  const onDay = form.onDay || null;
  // What there was on a past day was not shown.
  if (act === 'count') return { act, locationId, quantity, seen: onDay ? null : seen, note, onDay };
  return { act, locationId, quantity, cause, note, unitCost: form.unitCost || null, onDay };
};

/** Sends a change of what lies of an item at a place. */
const sendChange = (businessId: string, productId: string, change: StockChange, intentKey: string) => {
  const { locationId, quantity, note, onDay } = change;
  const at = {
    businessId,
    productId,
    locationId: locationId || null,
    quantity,
    note,
    onDay: onDay || undefined,
  };
  if (change.act === 'count') return ask(stockCalls.updateCount, { ...at, seen: change.seen }, { intentKey });
  const { cause, unitCost } = change;
  return change.act === 'increase'
    ? ask(stockCalls.increaseQuantity, { ...at, cause, unitCost }, { intentKey })
    : ask(stockCalls.decreaseQuantity, { ...at, cause }, { intentKey });
};

const afterOf = (act: StockAct, before: string, quantity: string): string => {
  if (act === 'count') return quantity;
  return act === 'increase' ? plus(before, quantity) : minus(before, quantity);
};

/** Counts, increases or decreases what lies of an item at a place; what was typed is kept until it is saved or discarded. */
export function StockDialog({ act, item, levels, onDone, onRefused, onClose }: StockDialogProps) {
  const { id: businessId, homeCurrency, timeZone } = useBusiness();
  const locale = useLocale();
  const reading = { quantity: quantityForm(locale), unitCost: priceForm(homeCurrency, locale) };
  const levelAt = (locationId: string) =>
    levels.find((level) => level.locationId === locationId)?.quantity ?? '0';
  const faultsOf = (typed: StockForm): FieldProblem[] => {
    const unreadable = (['quantity', 'unitCost'] as const).flatMap((field) => {
      const message = numberProblem(typed[field], reading[field]);
      return message ? [{ field, message }] : [];
    });
    return unreadable.length > 0
      ? unreadable
      : stockChangeProblems(changeOf(act, typed, levelAt(typed.locationId)));
  };
  const card = useCardForm<StockForm>({
    noun: `stock-${act}`,
    opened: null,
    madeOf: item.id,
    initial: {
      locationId: levels[0]?.locationId ?? '',
      quantity: '',
      cause: act === 'increase' ? 'found' : 'damaged',
      unitCost: '',
      note: '',
      onDay: '',
    },
    check: faultsOf,
  });
  const { form, field, change } = card;
  const before = levelAt(form.locationId);
  const formatted = (quantity: string) => formatDecimal(quantity, locale);
  const isRead = form.quantity !== '' && !numberProblem(form.quantity, reading.quantity);
  const after = isRead ? afterOf(act, before, form.quantity) : null;

  async function save() {
    const answer = await card.save((intentKey) =>
      sendChange(businessId, item.id, changeOf(act, form, before), intentKey),
    );
    // What was refused may have been typed on figures that are no longer so.
    await (answer ? onDone() : onRefused());
  }
  return (
    <CardDialog
      title={words.title[act](item.name)}
      lead={
        form.onDay && act === 'count'
          ? words.comparedOn({ day: isDay(form.onDay) ? formatDay(form.onDay, locale) : form.onDay })
          : after === null || isNegative(after)
            ? words.thereAre({ quantity: formatted(before) })
            : words.becomes({ before: formatted(before), after: formatted(after) })
      }
      size="small"
      card={card}
      save={words.save[act]}
      onSave={save}
      onClose={onClose}
    >
      {levels.length > 1 && (
        <SelectField
          {...field('locationId')}
          label={words.place}
          options={levels.map(({ locationId, location }) => ({ value: locationId, label: location }))}
        />
      )}
      <QuantityField {...field('quantity')} label={words.quantity[act]} />
      {act !== 'count' && (
        <SelectField
          {...field('cause')}
          label={words.reason}
          options={reasons}
          onChange={(cause) => change({ cause: cause as StockCause })}
        />
      )}
      {act === 'increase' && (
        <NumberField
          {...field('unitCost')}
          label={words.unitCost}
          optional
          hint={words.unitCostHint}
          unit={homeCurrency}
          form={reading.unitCost}
        />
      )}
      <TextField {...field('note')} label={words.note} optional />
      <ActDayField {...field('onDay')} value={form.onDay} today={dayIn(timeZone, new Date())} />
    </CardDialog>
  );
}

import { useLocation, useSearch } from 'wouter';
import { productCalls } from '../../api/calls/product.ts';
import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import { type ProductCard, type ProductView, units } from '../../domain/stock/product.ts';
import { type Tax, taxLabel } from '../../domain/tax/tax.ts';
import { unitName } from '../../domain/words/everywhere.ts';
import { itemAccounts, itemFormWords } from '../../domain/words/items.ts';
import { itemsAt, viewItemAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { MoreFields } from '../kit/fields/MoreFields.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { priceForm } from '../kit/fields/use-number-text.ts';
import { chosenTax, taxChoice } from '../kit/lines/tax-choices.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { AccountFields } from './AccountFields.tsx';
import { BarcodeField } from './BarcodeField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { ImageField } from './ImageField.tsx';
import { askingLine, pickInLine } from './into-line.ts';
import { cardOf, freshItem, type ItemCard, itemCardOf, itemFaults, openingOf } from './item-form.ts';
import { StockFields } from './StockFields.tsx';
import { VendorField } from './VendorField.tsx';

const back = { label: itemFormWords.inventory, href: itemsAt };

/** The form of a new item; the name may be in the address, where a line of a document asked for it. */
export function AddItemPage() {
  const name = new URLSearchParams(useSearch()).get('name') ?? '';
  return <ItemForm initial={name ? { ...freshItem, name } : freshItem} item={null} />;
}

/** The editor of the item named in the address. */
export function EditItemPage() {
  const requestedId = new URLSearchParams(useSearch()).get('item') ?? '';
  const { id: businessId } = useBusiness();
  const found = useCall(productCalls.getProduct, { businessId, id: requestedId });
  return (
    <Loaded query={found} back={back}>
      {(item) => <ItemForm key={item.id} initial={itemCardOf(item)} item={item} />}
    </Loaded>
  );
}

const kinds = [
  { value: 'product', label: itemFormWords.aProduct },
  { value: 'service', label: itemFormWords.aService },
];

/** What stands behind "More details". */
const folded: ReadonlySet<string> = new Set<keyof ItemCard>([
  'description',
  'purchaseDescription',
  'image',
  'vendorId',
  'incomeAccount',
  'costAccount',
  'expiresOn',
]);

/** Taxes an item may have: those in use, and the one it has. */
const taxOptions = (taxes: readonly Tax[], kept: string | null, locale: string) =>
  taxes
    .filter(({ id, active }) => active || id === kept)
    .map(({ id, name, percent, active }) => ({
      value: id,
      label: `${taxLabel(name, percent, locale)}${active ? '' : ' (no longer in use)'}`,
    }));

function ItemForm({ initial, item }: { initial: ItemCard; item: ProductView | null }) {
  const { id: businessId, userId, homeCurrency, plan } = useBusiness();
  const may = useMay();
  const [, navigate] = useLocation();
  const asking = askingLine(new URLSearchParams(useSearch()));
  const leave = asking?.back ?? (item ? viewItemAt(item.id) : itemsAt);
  const locale = useLocale();
  const reading = priceForm(homeCurrency, locale);
  const taxes = useCall(taxCalls.listTaxes, { businessId }).data ?? [];
  const taxNames = Object.fromEntries(taxes.map(({ id, name }) => [id, name]));
  const card = useCardForm({
    noun: 'item',
    opened: item,
    initial,
    check: (form) => itemFaults(form, homeCurrency, locale),
    names: {
      salesTaxId: taxNames,
      purchaseTaxId: taxNames,
      ...(item?.vendor && { vendorId: { [item.vendor.id]: item.vendor.name } }),
    },
  });
  const { form, change, field } = card;
  // Where the plan has no vendors any more, the one that was chosen can still be changed.
  const mayChooseVendor = planHas(plan, 'vendors') || initial.vendorId !== null;

  async function save() {
    const typed = { businessId, ...cardOf(form), category: form.category, image: form.image };
    const { quantity, unitCost: openingCost, onDay: openingOn } = openingOf(form);
    const answer = await card.save((intentKey, version) =>
      item
        ? ask(productCalls.updateProduct, { ...typed, id: item.id, version }, { intentKey })
        : ask(productCalls.addProduct, { ...typed, quantity, openingCost, openingOn }, { intentKey }),
    );
    if (!answer) return;
    if (asking) {
      const taxId = asking.bought ? form.purchaseTaxId : form.salesTaxId;
      const tax = chosenTax(
        taxes.map((one) => taxChoice(one, locale)),
        taxId ?? '',
      );
      await pickInLine({ userId, businessId }, asking, { ...cardOf(form), id: answer.id, tax }, homeCurrency);
    }
    navigate(leave);
  }

  return (
    <CardFormPage
      title={item ? itemFormWords.edit(item.name) : itemFormWords.newItem}
      back={back}
      card={card}
      save={itemFormWords.save}
      onSave={save}
      onDiscard={() => navigate(leave)}
    >
      <ChoiceField
        label={itemFormWords.thisItemIs}
        value={form.kind}
        onChange={(kind) => change({ kind: kind as ProductCard['kind'] })}
        choices={kinds}
      />
      <TextField {...field('name')} label={itemFormWords.name} autoFocus={item === null} />
      <Columns>
        <NumberField {...field('price')} label={itemFormWords.price} unit={homeCurrency} form={reading} />
        <NumberField
          {...field('cost')}
          label={itemFormWords.cost}
          optional
          unit={homeCurrency}
          form={reading}
        />
        <SelectField
          {...field('unit')}
          label={itemFormWords.unit}
          optional
          placeholder={itemFormWords.unitPlaceholder}
          value={form.unit ?? ''}
          options={units.map((unit) => ({ value: unit, label: unitName(unit) }))}
          onChange={(unit) => change({ unit: unit || null })}
        />
      </Columns>
      <Columns>
        <TextField {...field('sku')} label={itemFormWords.sku} optional />
        <BarcodeField {...field('barcode')} />
        <CategoryField
          {...field('category')}
          label={itemFormWords.category}
          onChange={(category) => change({ category })}
        />
      </Columns>
      <SelectField
        {...field('salesTaxId')}
        label={itemFormWords.salesTax}
        optional
        hint={itemFormWords.salesTaxHint}
        placeholder={itemFormWords.salesTaxPlaceholder}
        value={form.salesTaxId ?? ''}
        options={taxOptions(taxes, initial.salesTaxId, locale)}
        onChange={(tax) => change({ salesTaxId: tax || null })}
      />
      <SelectField
        {...field('purchaseTaxId')}
        label={itemAccounts.itemAccountWords.purchaseTax}
        optional
        hint={itemAccounts.itemAccountWords.purchaseTaxHint}
        placeholder={itemFormWords.salesTaxPlaceholder}
        value={form.purchaseTaxId ?? ''}
        options={taxOptions(taxes, initial.purchaseTaxId, locale)}
        onChange={(tax) => change({ purchaseTaxId: tax || null })}
      />
      {form.kind === 'product' && <StockFields form={form} change={change} field={field} item={item} />}
      <MoreFields
        filled={item !== null || card.restored}
        wrong={card.hasProblem((name) => folded.has(name)) ? card.attempt : 0}
      >
        <LongTextField {...field('description')} label={itemFormWords.descriptionOnDocuments} optional />
        <LongTextField {...field('purchaseDescription')} label={itemFormWords.purchaseDescription} optional />
        <ImageField {...field('image')} value={form.image} onChange={(image) => change({ image })} />
        {form.kind === 'product' && mayChooseVendor && (
          <VendorField form={form} change={change} field={field} />
        )}
        {may('settings.account') && <AccountFields form={form} change={change} field={field} />}
        {form.kind === 'product' && (
          <Columns>
            <DateField {...field('expiresOn')} label={itemFormWords.expiresOn} optional />
          </Columns>
        )}
      </MoreFields>
    </CardFormPage>
  );
}

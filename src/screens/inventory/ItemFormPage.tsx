import { useLocation, useSearch } from 'wouter';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { productCalls } from '../../api/calls/product.ts';
import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import type { ProductView } from '../../domain/stock/product.ts';
import { itemFormWords } from '../../domain/words/items.ts';
import { itemsAt, viewItemAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { MoreFields } from '../kit/fields/MoreFields.tsx';
import { chosenTax, taxChoice } from '../kit/lines/tax-choices.ts';
import { useLocale } from '../kit/locale.ts';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { FormFields } from '../page/FormFields.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { askingLine, pickInLine } from './into-line.ts';
import { itemFields } from './item-fields.tsx';
import { cardOf, freshItem, type ItemCard, itemCardOf, itemFaults, openingOf } from './item-form.ts';
import { StockNote } from './StockNote.tsx';

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

function ItemForm({ initial, item }: { initial: ItemCard; item: ProductView | null }) {
  const { id: businessId, userId, homeCurrency, plan } = useBusiness();
  const may = useMay();
  const [, navigate] = useLocation();
  const asking = askingLine(new URLSearchParams(useSearch()));
  const leave = asking?.back ?? (item ? viewItemAt(item.id) : itemsAt);
  const locale = useLocale();
  const taxes = useCall(taxCalls.listTaxes, { businessId }).data ?? [];
  const mayAccounts = may('settings.account');
  const accounts =
    useCall(ledgerAccountCalls.listAccounts, { businessId }, { enabled: mayAccounts }).data ?? [];
  const { first, more } = itemFields({
    item,
    taxes,
    accounts: mayAccounts ? accounts : null,
    // Where the plan no longer has vendors, the one that was chosen can still be changed.
    mayChooseVendor: planHas(plan, 'vendors') || initial.vendorId !== null,
    homeCurrency,
    locale,
  });
  const card = useCardForm({
    noun: 'item',
    opened: item,
    initial,
    check: (form) => itemFaults(form, homeCurrency, locale),
    fields: [...first, ...more],
  });
  const { form } = card;

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
      <FormFields rows={first} card={card} />
      {form.kind === 'product' && item?.tracked && <StockNote item={item} />}
      <MoreFields
        filled={item !== null || card.restored}
        wrong={card.hasProblemBeside(first) ? card.attempt : 0}
      >
        <FormFields rows={more} card={card} />
      </MoreFields>
    </CardFormPage>
  );
}

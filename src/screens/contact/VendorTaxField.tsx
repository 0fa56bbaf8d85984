import { taxCalls } from '../../api/calls/tax.ts';
import { useCall } from '../../api/client/query.ts';
import type { RoleCards } from '../../domain/contact/contact.ts';
import { taxLabel } from '../../domain/tax/tax.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';
import { itemFormWords } from '../../domain/words/items.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';

type VendorTax = Pick<RoleCards['vendor'], 'purchaseTaxId' | 'chargesNoTax'>;

/** Stands for a vendor who charges no tax, among the ids of taxes. */
const none = 'none';

/** What the page of a vendor says of it; empty for that of the item. */
export const useVendorTaxText = ({ purchaseTaxId, chargesNoTax }: VendorTax): string => {
  const { id } = useBusiness();
  const locale = useLocale();
  const may = useMay();
  const { data } = useCall(
    taxCalls.listTaxes,
    { businessId: id },
    { enabled: purchaseTaxId !== null && may('invoice.add') },
  );
  const tax = data?.find((one) => one.id === purchaseTaxId);
  if (chargesNoTax) return words.vendorTaxNone;
  return tax ? taxLabel(tax.name, tax.percent, locale) : '';
};

interface VendorTaxFieldProps {
  id: string;
  problem: string | undefined;
  form: VendorTax;
  onChange: (tax: VendorTax) => void;
}

/** The tax of what is bought from a vendor: that of the item, one for all, or none. */
export function VendorTaxField({ form, onChange, ...field }: VendorTaxFieldProps) {
  const { id } = useBusiness();
  const locale = useLocale();
  const { data = [] } = useCall(taxCalls.listTaxes, { businessId: id });
  const { purchaseTaxId, chargesNoTax } = form;
  const taxes = data
    .filter((tax) => tax.active || tax.id === purchaseTaxId)
    .map((tax) => {
      const label = taxLabel(tax.name, tax.percent, locale);
      return { value: tax.id, label: tax.active ? label : itemFormWords.noLongerInUse(label) };
    });
  return (
    <SelectField
      {...field}
      label={words.vendorTax}
      hint={words.vendorTaxHint}
      optional
      placeholder={words.vendorTaxByItem}
      value={chargesNoTax ? none : (purchaseTaxId ?? '')}
      options={[{ value: none, label: words.vendorTaxNone }, ...taxes]}
      onChange={(chosen) =>
        onChange({
          purchaseTaxId: chosen === '' || chosen === none ? null : chosen,
          chargesNoTax: chosen === none,
        })
      }
    />
  );
}

import { memo } from 'react';
import { documentForm as words } from '../../domain/words/documents.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { moneyForm, percentForm } from '../kit/fields/use-number-text.ts';
import { choicesWith, chosenTax } from '../kit/lines/tax-choices.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import type { MoneyForm } from './money-form.ts';
import { type FormPart, sameParts } from './same-parts.ts';
import { useTaxes } from './Taxes.tsx';

/** What is taken off the lines' sum, and what is added for shipping. */
export const MoneyFields = memo(
  function MoneyFields({ form, field, change }: FormPart) {
    const locale = useLocale();
    const taxes = choicesWith(useTaxes(), form.shippingTax, locale);
    const { currency } = form;
    const percentage = form.discountType === 'percentage';
    return (
      <Columns data-narrow>
        <NumberField
          {...field('discount')}
          label={words.discount}
          optional
          unit={percentage ? '%' : currency}
          form={percentage ? percentForm(locale) : moneyForm(currency, locale)}
          value={form.discount}
          onChange={(discount) => change({ discount })}
        />
        <SelectField
          {...field('discountType')}
          label={words.discountIn}
          value={form.discountType}
          options={[
            { value: 'flat', label: currency },
            { value: 'percentage', label: words.percent },
          ]}
          onChange={(discountType) => change({ discountType: discountType as MoneyForm['discountType'] })}
        />
        <MoneyField
          {...field('shipping')}
          label={words.shipping}
          optional
          currency={currency}
          value={form.shipping}
          onChange={(shipping) => change({ shipping })}
        />
        <SelectField
          {...field('shippingTax')}
          label={words.shippingTax}
          value={form.shippingTax?.id ?? ''}
          placeholder={words.noTax}
          options={taxes.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => change({ shippingTax: chosenTax(taxes, id) ?? null })}
        />
      </Columns>
    );
  },
  sameParts('currency', 'discountType', 'discount', 'shipping', 'shippingTax'),
);

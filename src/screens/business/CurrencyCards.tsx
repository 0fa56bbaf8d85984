import { useMemo, useState } from 'react';
import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import type { BusinessSettings } from '../../domain/business/business.ts';
import { isCurrency } from '../../domain/values/currency.ts';
import { currencyCardWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { KeptCard } from '../page/KeptCard.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** The currency of the books, and whether documents may be written in others. */
export function CurrencyCards() {
  const { id: businessId } = useBusiness();
  const { data: settings } = useCall(businessCalls.getSettings, { businessId });
  if (!settings) return null;
  return (
    <>
      <HomeCurrencyCard settings={settings} />
      <ForeignCurrencyCard on={settings.multiCurrency} />
    </>
  );
}

function HomeCurrencyCard({ settings }: { settings: BusinessSettings }) {
  const { id: businessId } = useBusiness();
  const options = useMemo(currencyOptions, []);
  const card = useSettingsForm({
    noun: 'home-currency',
    of: { id: businessId, version: settings.versions.homeCurrency },
    initial: { currency: settings.currency },
    check: ({ currency }) =>
      isCurrency(currency) ? [] : [{ field: 'currency', message: currencyCardWords.chooseCurrencyList }],
    valuesOf: ({ currency }) => ({ [currencyCardWords.currency]: currency }),
    save: ({ currency }, intentKey, version) =>
      ask(businessCalls.changeDefaultCurrency, { businessId, currency, version }, { intentKey }),
  });
  if (settings.hasEntries)
    return (
      <SettingsCard
        title={currencyCardWords.homeCurrency}
        lead={currencyCardWords.booksHoldCurrency(settings.currency)}
      >
        <p>{options.find(({ value }) => value === settings.currency)?.label}</p>
      </SettingsCard>
    );
  return (
    <KeptCard
      title={currencyCardWords.homeCurrency}
      lead={currencyCardWords.homeCurrencyLead}
      card={card}
      save={currencyCardWords.save}
    >
      <SelectField {...card.field('currency')} label={currencyCardWords.homeCurrency} options={options} />
    </KeptCard>
  );
}

function ForeignCurrencyCard({ on }: { on: boolean }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const enable = async () => {
    const { message } = await once('multi-currency.enable', (intentKey) =>
      ask(businessCalls.enableMultiCurrency, { businessId }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  };
  return (
    <>
      <SettingsCard
        title={currencyCardWords.foreignCurrencies}
        lead={on ? currencyCardWords.foreignOnLead : currencyCardWords.foreignOffLead}
        onSubmit={() => setAsking(true)}
        foot={
          !on && (
            <Button look="primary" type="submit">
              {currencyCardWords.enableForeignCurrencies}
            </Button>
          )
        }
      />
      {asking && (
        <CommandDialog
          title={currencyCardWords.enableTitle}
          lead={currencyCardWords.foreignOffLead}
          label={currencyCardWords.enableForeignCurrencies}
          keep={currencyCardWords.keepOff}
          commit={enable}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}

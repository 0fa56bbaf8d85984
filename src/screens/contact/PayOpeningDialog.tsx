import type { ContactViews } from '../../domain/contact/contact.ts';
import { isReadableAmount } from '../../domain/money.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { payOpeningWords } from '../../domain/words/contacts.ts';
import { PayUpToDialog } from '../document/PayUpToDialog.tsx';
import { Realised } from '../document/Realised.tsx';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { contactPages } from './contact-pages.ts';

interface PayOpeningDialogProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  onDone: () => void;
  onClose: () => void;
}

/** A payment of what was owed to or by a contact when the books began. */
export function PayOpeningDialog({ contactRole: role, contact, onDone, onClose }: PayOpeningDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const labels = payOpeningWords.ofRole[role];
  const { id, name, opening, today } = contact;
  const {
    currency,
    rate: openingRate,
    open: due,
    homeOpen,
  } = opening ?? { currency: homeCurrency, rate: '1', open: '0', homeOpen: '0' };
  const money = formatMoney(due, currency, locale);
  return (
    <PayUpToDialog
      title={labels.title(name)}
      lead={labels.lead(money)}
      labels={{ ...labels, tooMuch: payOpeningWords.tooMuch(money) }}
      owing={{ id, currency, owed: due }}
      first={{ mode: contact.lastMode ?? 2, onDay: today, rate: openingRate }}
      rateHint={payOpeningWords.exchangeRateHint(homeCurrency, currency, formatDecimal(openingRate, locale))}
      act={`opening.pay ${id} ${due}`}
      record={({ amount, rate, mode, bankId, onDay }, intentKey) =>
        contactPages[role].account.payOpening(
          { businessId, intentKey },
          { contactId: id, amount, rate, mode, bankId, onDay },
        )
      }
      follows={({ amount, rate }) =>
        currency !== homeCurrency &&
        isReadableAmount(amount) &&
        isReadableAmount(rate) && (
          <Realised
            received={{ amount, rate, inHome: false }}
            item={{ currency, rate: openingRate, open: due, homeOpen }}
            homeCurrency={homeCurrency}
          />
        )
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}

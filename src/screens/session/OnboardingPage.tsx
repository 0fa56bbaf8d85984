import { useState } from 'react';
import { employeeSizes, type Onboarding, onboardingProblems } from '../../domain/business/onboarding.ts';
import { proposedTaxRules } from '../../domain/tax/tax-rules.ts';
import { onboardingWords } from '../../domain/words/onboarding.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { MoreFields } from '../kit/fields/MoreFields.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { CountryFields, TimeZoneField } from './CountryFields.tsx';
import { countryHere, guessesFor } from './guesses.ts';
import { TextButton } from './TextButton.tsx';
import { useDraft } from './use-draft.ts';

/** As typed: the wire's words of the fields, so that the server's problems find them. */
interface Typed {
  companyName: string;
  country: number;
  currency: string;
  timeZone: string;
  address: string;
  employeeSize: string;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
}

/** The fields behind "More details" that something can be wrong with. */
const folded = ['timeZone', 'address', 'employeeSize'];

const onboardingOf = ({ country, employeeSize, ...typed }: Typed): Onboarding => ({
  ...typed,
  countryId: country,
  employeeSize: employeeSizes.find((size) => size === employeeSize) ?? null,
});

function empty(): Typed {
  const country = countryHere();
  const guesses = country ? guessesFor(country) : { currency: '', timeZone: '' };
  return {
    companyName: '',
    country: country ?? 0,
    ...guesses,
    address: '',
    employeeSize: '',
    ...proposedTaxRules(country ?? 0),
  };
}

/** The first business: what its books are kept in, guessed from where this device stands. */
export function OnboardingPage() {
  const send = useSession((session) => session.send);
  const user = useSession((session) => session.user);
  const refused = useSession((session) => session.problemOf('onboard'));
  const pending = useSession((session) => session.isMakingBusiness);
  const [initial] = useState(empty);
  const form = useForm<Typed>({
    id: 'business',
    initial,
    check: (typed) => onboardingProblems(onboardingOf(typed)),
    refused,
    onSend: (typed) => send({ type: 'business.save', draft: onboardingOf(typed) }),
  });
  useDraft({ userId: user?.id ?? '', businessId: '', form: 'business.first' }, form.typed, form.set);

  return (
    <SignedOutFrame
      title={onboardingWords.title}
      lead={onboardingWords.welcome(user?.firstName ?? '')}
      foot={
        <TextButton onClick={() => send({ type: 'session.signOut' })}>
          {onboardingWords.signoutGoLater}
        </TextButton>
      }
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <TextField
          {...form.field('companyName')}
          label={onboardingWords.companyName}
          autoComplete="organization"
        />
        <CountryFields
          country={form.field('country')}
          currency={form.field('currency')}
          onCountry={(country) =>
            form.set({
              country,
              ...guessesFor(country),
              ...proposedTaxRules(country),
            })
          }
        />
        <CheckField
          id="business-taxAfterDiscount"
          label={onboardingWords.discountBeforeTax}
          checked={form.typed.taxAfterDiscount}
          onChange={(taxAfterDiscount) => form.set({ taxAfterDiscount })}
        />
        <MoreFields filled={false} wrong={folded.some(form.problemOf) ? form.attempt : 0}>
          <TimeZoneField {...form.field('timeZone')} />
          <LongTextField
            {...form.field('address')}
            label={onboardingWords.companyAddress}
            optional
            rows={2}
          />
          <SelectField
            {...form.field('employeeSize')}
            label={onboardingWords.peopleWhoWorkThere}
            optional
            placeholder={onboardingWords.peopleWhoWorkTherePlaceholder}
            options={employeeSizes.map((size) => ({ value: size, label: size }))}
          />
          <CheckField
            id="business-taxPerRate"
            label={onboardingWords.taxPerRate}
            checked={form.typed.taxPerRate}
            onChange={(taxPerRate) => form.set({ taxPerRate })}
          />
        </MoreFields>
        <Button type="submit" look="primary" wide pending={pending}>
          {onboardingWords.openTheBooks}
        </Button>
      </form>
    </SignedOutFrame>
  );
}

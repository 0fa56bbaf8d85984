import { businessCalls } from '../../api/calls/business.ts';
import { useCall } from '../../api/client/query.ts';
import { issueDayWarning } from '../../domain/documents/issue-day.ts';
import { formatDay } from '../../domain/values/format.ts';
import { issueDay as issueDayWords } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { useLocale } from '../kit/locale.ts';

interface IssueDayFieldProps {
  id: string;
  problem: string | undefined;
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** The day a document is issued on, with a warning beside one that is likely mistyped. */
export function IssueDayField({ value, ...field }: IssueDayFieldProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  // It only warns: where it can't be had, nothing is said.
  const { data } = useCall(businessCalls.bookDays, { businessId }, { toldInPlace: true });
  const odd = data && issueDayWarning(value, data);
  const warning =
    odd === 'before' ? issueDayWords.before(formatDay(data!.began, locale)) : odd && issueDayWords.ahead;
  return <DateField {...field} value={value} warning={warning || undefined} />;
}

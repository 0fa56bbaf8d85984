import { billCommands } from '../../api/documents/bills.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { billPage } from '../../domain/words/bills.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { useLocale } from '../kit/locale.ts';
import { PostedActs } from '../posted/PostedActs.tsx';

/** The dialog of an act on a bill that has one. */
export function BillActs(props: ActDialogProps<PostedView>) {
  const locale = useLocale();
  const { to, total, currency, issuedOn } = props.document;
  const issueLead = billPage.approveLead({
    party: to.name,
    total: formatMoney(total, currency, locale),
    day: formatDay(issuedOn, locale),
  });
  return <PostedActs {...props} commands={billCommands} issueLead={issueLead} />;
}

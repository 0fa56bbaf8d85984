import { chakra } from '@chakra-ui/react';
import { plans } from '../../domain/access/plans.words.ts';
import type { Terms } from '../../domain/billing/billing.ts';
import type { ChangePreview, PlanChoice, PreviewLine } from '../../domain/billing/plan-choice.ts';
import { isNegative, isPositive, isZero, negated } from '../../domain/money.ts';
import { formatDay, formatMoney, formatSpan } from '../../domain/values/format.ts';
import { changePlanWords, planPreview as words } from '../../domain/words/plan-pages.ts';
import { upwardChoice } from '../../machines/plan-billing/change-plan.flow.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { FiguresTable } from '../kit/lists/EntryTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { type Losing, PlanLossList } from './PlanLossList.tsx';

const Lines = chakra(FiguresTable, {
  base: {
    '& th > small': { display: 'block' },
    '& tfoot tr:last-child': {
      borderTop: '1px solid {colors.line}',
      fontWeight: '600',
      '& > *': { paddingTop: '8px', fontWeight: '600' },
      '& > td': { fontSize: '18px' },
    },
    '& tfoot th': { fontWeight: '400' },
  },
});

const Upward = chakra('div', {
  base: { display: 'grid', gap: '2', justifyItems: 'start', fontSize: '14px' },
});

interface PlanReviewProps {
  preview: ChangePreview;
  choice: PlanChoice;
  current: Terms | null;
  losing: Losing;
  /** Only the part that goes up, now; left out where there is none. */
  onUpward: (() => void) | undefined;
}

const nameOf = ({ kind, plan, quantity }: PreviewLine): string => {
  const { name } = plans.planWords[plan];
  if (kind === 'credit') return words.credit({ plan: name });
  return kind === 'seats' ? words.seats(quantity) : words.plan({ plan: name });
};

/** What a change comes to: lines with their days, tax, what is due now, what comes after, and what is lost. */
export function PlanReview({ preview, choice, current, losing, onUpward }: PlanReviewProps) {
  const locale = useLocale();
  const money = (amount: string) => formatMoney(amount, preview.currency, locale);
  const { afterwards, kind, dueNow, sum } = preview;
  const part = upwardChoice({ current, choice });
  const isSmaller = kind === 'down' || kind === 'end';
  return (
    <>
      {preview.notices.length > 0 && (
        <Notice>
          {preview.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Notice>
      )}
      {isSmaller && current && (
        <p>
          {words.untilThen({
            plan: plans.planWords[current.plan].name,
            day: formatDay(preview.until ?? preview.from, locale, 'long'),
          })}
        </p>
      )}
      {preview.lines.length > 0 ? <PreviewLines preview={preview} /> : <p>{words.nothingDue}</p>}
      {isNegative(sum) && <p>{words.toCredit({ amount: money(negated(sum)) })}</p>}
      {afterwards && (
        <p>
          {words.afterwards({
            amount: money(afterwards.amount),
            day: formatDay(afterwards.day, locale, 'long'),
            interval: afterwards.interval,
          })}
        </p>
      )}
      {isSmaller && <PlanLossList losing={losing} to={choice} from={preview.from} />}
      {part && onUpward && <UpwardPart part={part} onPress={onUpward} />}
      {isPositive(dueNow) && preview.taxSentence && <p className="quiet">{preview.taxSentence}</p>}
    </>
  );
}

const UpwardPart = ({ part, onPress }: { part: Terms; onPress: () => void }) => (
  <Upward>
    <p>{changePlanWords.upward({ ...part, plan: plans.planWords[part.plan].name })}</p>
    <Button onClick={onPress}>{changePlanWords.chooseUpward}</Button>
  </Upward>
);

function PreviewLines({ preview }: { preview: ChangePreview }) {
  const locale = useLocale();
  const money = (amount: string) => formatMoney(amount, preview.currency, locale);
  const { lines, net, tax, taxName, sum, creditUsed, dueNow } = preview;
  const sums: [label: string, amount: string][] = [
    ...(isZero(tax)
      ? []
      : ([
          [words.net, net],
          [taxName || words.tax, tax],
        ] satisfies [string, string][])),
    ...(isZero(creditUsed)
      ? []
      : ([
          [words.total, sum],
          [words.credited, negated(creditUsed)],
        ] satisfies [string, string][])),
  ];
  return (
    <Lines>
      <caption className="unseen">{words.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{words.for}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind} ${line.plan} ${line.quantity} ${line.from} ${line.net}`}>
            <th scope="row">
              {nameOf(line)}
              <small>
                {formatSpan({ from: line.from, to: line.to }, locale)}
                {line.days < line.ofDays && `, ${words.days({ days: line.days, of: line.ofDays })}`}
              </small>
              {!isZero(line.off) && <small>{words.coupon({ off: money(negated(line.off)) })}</small>}
            </th>
            <td>{money(line.net)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.due}</th>
          <td>{money(dueNow)}</td>
        </tr>
      </tfoot>
    </Lines>
  );
}

import { chakra } from '@chakra-ui/react';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import type { PlanInterval } from '../../domain/billing/billing.ts';
import { planPrices as words } from '../../domain/words/plan-pages.ts';
import { segmentGroupRecipe } from '../kit/fields/choice-recipes.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '4',
    '& > .interval': { width: '240px', fontSize: '14px' },
    '& > .interval label': { paddingBlock: '7px' },
    '& > .currency': { width: '112px' },
    '& > .currency label': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > p': { fontSize: '13px', color: 'quiet' },
  },
});

interface IntervalSwitchProps {
  interval: PlanInterval;
  onInterval: (interval: PlanInterval) => void;
  currency: string;
  /** The currencies there are to choose from, and what to do with one; left out where it is settled. */
  currencies?: { all: readonly string[]; onChange: (currency: string) => void };
}

const intervals: readonly PlanInterval[] = ['month', 'year'];

/** By the month or by the year, and in which money: what the prices below are of. */
export const IntervalSwitch = ({ interval, onInterval, currency, currencies }: IntervalSwitchProps) => (
  <Row>
    <div className="interval">
      <SegmentGroup.Root
        recipe={segmentGroupRecipe}
        aria-label={words.howToPay}
        value={interval}
        onValueChange={({ value }) => onInterval(value as PlanInterval)}
      >
        <SegmentGroup.Items items={intervals.map((value) => ({ value, label: words.interval[value] }))} />
      </SegmentGroup.Root>
    </div>
    {currencies && currencies.all.length > 1 && (
      <div className="currency">
        <SelectField
          label={words.currency}
          value={currency}
          onChange={currencies.onChange}
          options={currencies.all.map((value) => ({ value, label: value }))}
        />
      </div>
    )}
    <p>{words.withoutTax}</p>
  </Row>
);

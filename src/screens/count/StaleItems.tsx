import { chakra } from '@chakra-ui/react';
import type { CountedRow, TypedEntry } from '../../domain/count/stock-count.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { ItemName } from './ItemName.tsx';

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      paddingBlock: '3',
      borderBottom: '1px solid {colors.line}',
    },
    '& > li > div': { flex: '1 1 260px', minWidth: '0', overflowWrap: 'anywhere' },
    '& p': { fontSize: '14px', color: 'waiting' },
    '& > li > span': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});

interface StaleItemsProps {
  rows: readonly CountedRow[];
  isBusy: boolean;
  onMend: (entries: readonly TypedEntry[]) => void;
  /** Goes back to where items are counted, to the one that is counted once more. */
  onAgain: (productId: string) => void;
}

/** Items that can't be posted as they are, each with why: what moved since it was counted is kept as it is, counted again or left out. */
export function StaleItems({ rows, isBusy, onMend, onAgain }: StaleItemsProps) {
  const locale = useLocale();
  const formatted = (quantity: string) => formatDecimal(quantity, locale);
  return (
    <section aria-label={words.checkTitle}>
      <h3>{words.checkTitle}</h3>
      <p className="quiet">{words.checkLead}</p>
      <List>
        {rows.map((row) => {
          const { productId, name, sku, counted, seen, inStock, stale, reason } = row;
          const item = { productId, name, sku };
          const named = (act: string) => words.ofItem({ act, item: name });
          const keep = words.keep({ counted: formatted(counted) });
          return (
            <li key={productId}>
              <div>
                <ItemName {...row} />
                <p>
                  {stale
                    ? words.moved({
                        counted: formatted(counted),
                        seen: formatted(seen),
                        inStock: formatted(inStock),
                      })
                    : reason}
                </p>
              </div>
              <span>
                {stale && (
                  <>
                    <Button
                      aria-label={named(keep)}
                      disabled={isBusy}
                      onClick={() => onMend([{ ...item, act: 'set', quantity: counted, before: counted }])}
                    >
                      {keep}
                    </Button>
                    <Button
                      aria-label={named(words.again)}
                      disabled={isBusy}
                      onClick={() => onAgain(productId)}
                    >
                      {words.again}
                    </Button>
                  </>
                )}
                <Button
                  aria-label={named(words.removeShort)}
                  disabled={isBusy}
                  onClick={() => onMend([{ ...item, act: 'remove', before: counted }])}
                >
                  {words.removeShort}
                </Button>
              </span>
            </li>
          );
        })}
      </List>
    </section>
  );
}

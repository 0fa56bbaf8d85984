import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { barcodeCalls } from '../../api/calls/barcode.ts';
import { queryOf } from '../../api/client/query.ts';
import { itemBarcodeWords as words } from '../../domain/words/barcodes.ts';
import { useBusiness } from '../frame/business.ts';

const blank = 11;
const height = 44;

// On white whatever the look, as a scanner needs it.
const Paper = chakra('figure', {
  base: {
    width: 'fit-content',
    maxWidth: '100%',
    padding: '10px 0 6px',
    background: '#fff',
    color: '#000',
    borderRadius: 'base',
    textAlign: 'center',
    '& > svg': { display: 'block', maxWidth: '100%', height: '56px' },
    '& > figcaption': { fontSize: '13px', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});

/** The bars as one path: a bar, then a gap, in modules. */
const pathOf = (modules: readonly number[]): string => {
  let x = blank;
  return modules
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${x} 0h${width}v${height}h-${width}z` : '';
      x += width;
      return bar;
    })
    .join('');
};

/** A barcode as the server draws it, with what it says below; it can be scanned off the page. */
export function BarcodePicture({ barcode }: { barcode: string }) {
  const { id: businessId } = useBusiness();
  const { data } = useQuery({
    ...queryOf(barcodeCalls.barcodePicture, { businessId, barcode }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return barcode;
  const { modules } = data;
  const width = modules.reduce((sum, one) => sum + one, 0) + 2 * blank;
  return (
    <Paper>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width * 2}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={words.picture({ barcode })}
      >
        <path d={pathOf(modules)} fill="currentColor" />
      </svg>
      <figcaption>{barcode}</figcaption>
    </Paper>
  );
}

import { chakra } from '@chakra-ui/react';
import { type LabelSheet, placesOn } from '../../domain/barcode/labels.ts';

const Sheet = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    maxWidth: '170px',
    height: 'auto',
    maxHeight: '240px',
    background: 'sheet',
    border: '1px solid {colors.edge}',
    '& rect': { fill: 'none', stroke: 'edge', strokeWidth: '0.6' },
    '& rect.used': { fill: 'accent', fillOpacity: '0.22', stroke: 'accent' },
  },
});

interface SheetPreviewProps {
  sheet: LabelSheet;
  first: number;
  count: number;
}

/** The first sheet with the places that labels will be printed on. What it shows is said beside it in words. */
export function SheetPreview({ sheet, first, count }: SheetPreviewProps) {
  const { page, label, columns, top } = sheet;
  return (
    <Sheet viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden>
      {Array.from({ length: placesOn(sheet) }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is.
          key={place}
          className={place >= first - 1 && place < first - 1 + count ? 'used' : undefined}
          x={(place % columns) * label.width + 1.5}
          y={top + Math.floor(place / columns) * label.height + 1.5}
          width={label.width - 3}
          height={label.height - 3}
          rx={1.5}
        />
      ))}
    </Sheet>
  );
}

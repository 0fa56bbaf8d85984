import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LaidPicture, LaidRow } from '../../domain/report/laid-picture.ts';
import type { ReportPicture as Drawn } from '../../domain/report/picture.ts';
import { drawingOf, layPicture, paleness, weightOf } from '../../domain/report/picture-layout.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import type { ReportSheet } from '../../domain/report/sheet.ts';
import { cellAddress, type LinkContext } from './report-links.ts';

const Picture = chakra('figure', {
  base: {
    margin: '0',
    padding: '14px 16px',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    background: 'sheet',
    breakInside: 'avoid',
    '& svg': { display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
    '& .bar, & .line': { stroke: 'accent' },
    '& .bar': { fill: 'accent', strokeWidth: '1' },
    '& .before': { fill: 'quiet', fillOpacity: '.16', stroke: 'quiet', strokeDasharray: '3 2' },
    '& .expected': { strokeDasharray: '4 3' },
    '& .line': { fill: 'none', stroke: 'ink', strokeWidth: '2' },
    '& .dot': { fill: 'sheet', stroke: 'ink', strokeWidth: '2' },
    '& .place': { fill: 'transparent' },
    '& a:is(:hover, :focus-visible) .place': { fill: 'hover' },
    '& .rule': { stroke: 'line' },
    '& .ground': { stroke: 'quiet' },
    '& text': { fill: 'ink', fontSize: '12px', fontVariantNumeric: 'tabular-nums' },
    '& figcaption': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      marginBottom: '3',
      fontSize: '13px',
      color: 'quiet',
    },
    '& figcaption svg': { display: 'inline', width: '14px', height: '12px', marginInlineEnd: '6px' },
    '@media print': {
      padding: '0',
      border: '0',
      '& .bar': { fill: '#0B6B53', stroke: '#0B6B53' },
      '& .before': { fill: '#555', stroke: '#555' },
      '& .line, & .dot': { stroke: '#000' },
      '& .dot': { fill: '#fff' },
      '& text': { fill: '#000' },
      '& .rule': { stroke: '#ddd' },
    },
  },
});

/** As wide as a picture is drawn before its place is measured. */
const usualWidth = 760;

/** How wide an element is, and is from now on. */
const useWidth = () => {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(usualWidth);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, width };
};

interface ReportPictureProps {
  report: ReportName;
  sheet: ReportSheet;
  locale: string;
  /** What the report was asked for. */
  of: LinkContext;
}

/** A report's picture, where it has one: each row of it leads to what it is made of, and the table under it has the same figures. */
export function ReportPicture({ report, sheet, locale, of }: ReportPictureProps) {
  const { ref, width } = useWidth();
  const drawn = drawingOf(report, sheet, locale);
  if (!drawn) return null;
  const { picture, titles } = drawn;
  const laid = layPicture(picture, width, drawn);
  return (
    <Picture>
      <Legend laid={laid} picture={picture} titles={titles} />
      <div ref={ref}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing can’t be a fieldset. */}
        <svg viewBox={`0 0 ${laid.width} ${laid.height}`} role="group" aria-label={laid.says}>
          {laid.rules.map(({ ground, ...rule }) => (
            <line key={`${rule.x1} ${rule.y1}`} className={ground ? 'rule ground' : 'rule'} {...rule} />
          ))}
          {laid.rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report never move.
            <Row key={n} laid={row} of={of} picture={picture} />
          ))}
          {laid.line.length > 0 && (
            <polyline className="line" points={laid.line.map(({ x, y }) => `${x},${y}`).join(' ')} />
          )}
          {laid.ahead.length > 0 && (
            <polyline
              className="line expected"
              points={laid.ahead.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          )}
          {[...laid.line, ...laid.ahead.slice(laid.line.length > 0 ? 1 : 0)].map(({ x, y }) => (
            <circle key={x} className="dot" cx={x} cy={y} r={3} />
          ))}
          {laid.labels.map(({ x, y, anchor, text }) => (
            <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} aria-hidden>
              {text}
            </text>
          ))}
        </svg>
      </div>
    </Picture>
  );
}

/** What each mark is, where there are several; else what the bars are. */
const Legend = ({ laid, titles, picture }: { laid: LaidPicture; titles: string; picture: Drawn }) => (
  <figcaption>
    {laid.legend.length < 2 && <span>{titles}</span>}
    {laid.legend.length > 1 &&
      laid.legend.map(({ title, series }) => (
        <span key={series}>
          <svg viewBox="0 0 14 12" aria-hidden>
            {series === 'line' ? (
              <line className="line" x1="0" x2="14" y1="6" y2="6" />
            ) : (
              <Mark
                series={series === 'expected' ? 0 : series}
                of={picture}
                expected={series === 'expected'}
                x={1}
                y={1}
                width={12}
                height={10}
              />
            )}
          </svg>
          {title}
        </span>
      ))}
  </figcaption>
);

interface MarkProps {
  series: number | 'before';
  of: Drawn;
  expected: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A bar, told from those of other series by how dark it is; what is expected is pale with a dashed edge. */
const Mark = ({ series, of, expected, ...place }: MarkProps) =>
  series === 'before' ? (
    <rect className="before" {...place} />
  ) : (
    <rect
      className={expected ? 'bar expected' : 'bar'}
      fillOpacity={weightOf(of, series) * (expected ? paleness : 1)}
      {...place}
    />
  );

interface RowProps {
  laid: LaidRow;
  of: LinkContext;
  picture: Drawn;
}

/** The bars of a row, which lead to what it is made of where it leads anywhere. */
function Row({ laid: { row, bars, place, says }, of, picture }: RowProps) {
  const { x, y, width, height } = place;
  const drawn: ReactNode = (
    <>
      <rect className="place" x={x} y={y} width={width} height={height} />
      {bars.map((bar) => (
        <Mark
          key={bar.series}
          series={bar.series}
          of={picture}
          expected={row.expected}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
        />
      ))}
    </>
  );
  const address = cellAddress(row.cell, of);
  return address ? (
    <Link href={address} aria-label={says}>
      {drawn}
    </Link>
  ) : (
    <g>{drawn}</g>
  );
}

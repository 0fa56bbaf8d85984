import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { isZero } from '../../domain/money.ts';
import { checkpointLines, controlText, type ReportSheet } from '../../domain/report/sheet.ts';
import { writtenAmount } from '../../domain/report/written-cell.ts';
import { addressOf, type LinkContext } from './report-links.ts';

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    fontSize: '13px',
    color: 'quiet',
    '& a': { color: 'inherit', textDecoration: 'underline' },
    '& [data-differs]': { color: 'danger', fontWeight: '600' },
  },
});

interface ReportControlsProps {
  sheet: ReportSheet;
  locale: string;
  of: LinkContext;
}

/** What proves a report, a line each: it equals the same figure from another source, or says by how much it differs; then the checkpoint of the audit trail. */
export function ReportControls({ sheet, locale, of }: ReportControlsProps) {
  const { controls } = sheet;
  const checkpoint = checkpointLines(sheet, locale);
  if (controls.length + checkpoint.length === 0) return null;
  return (
    <Lines>
      {controls.map((control) => {
        const text = controlText(control, (amount) => writtenAmount(amount, sheet, locale));
        const address = addressOf(control.to, of);
        return (
          <li key={control.label} data-differs={isZero(control.difference) ? undefined : true}>
            {address ? <Link href={address}>{text}</Link> : text}
          </li>
        );
      })}
      {checkpoint.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Lines>
  );
}

import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from '../kit/styled.ts';

const Card = styled('form', {
  base: {
    display: 'grid',
    // No wider than the page, however long an address in it is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxWidth: '760px',
    marginBottom: '5',
    padding: '24px 28px',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    background: 'sheet',
    '& > h2': { fontSize: '18px' },
    '& > .lead': {
      marginTop: '-8px',
      fontSize: '14px',
      color: 'quiet',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
    },
    '& > .lead a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& > footer': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' },
    '@media (max-width: 47.99rem)': { padding: '20px 16px' },
  },
});

interface SettingsCardProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  onSubmit?: (event: FormEvent) => void;
  children?: ReactNode;
  /** The acts, the primary one last. */
  foot?: ReactNode;
}

/** One matter of a page of settings, saved by itself. */
export function SettingsCard({ title, lead, onSubmit, children, foot }: SettingsCardProps) {
  const id = useId();
  return (
    <Card
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
      {foot && <footer>{foot}</footer>}
    </Card>
  );
}

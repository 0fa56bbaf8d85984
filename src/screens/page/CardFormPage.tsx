import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary, type FieldProblem } from '../kit/ErrorSummary.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { PageHead } from '../shell/PageHead.tsx';

const Card = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: '760px',
    padding: '28px 32px',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    background: 'sheet',
    '@media (max-width: 47.99rem)': { padding: '20px 16px' },
    '& > footer': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' },
  },
});

interface CardFormPageProps {
  title: string;
  back: { label: string; href: string };
  /** What `useCardForm` answers. */
  card: {
    ready: boolean;
    attempt: number;
    pending: boolean;
    problems: readonly FieldProblem[];
    forget: () => Promise<void>;
  };
  /** Named by what it saves: "Save customer". */
  save: string;
  onSave: () => void;
  /** Once the typing is given up. */
  onDiscard: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form on one card: what is wrong at its head, its fields, Save and Discard at its end. */
export function CardFormPage({ title, back, card, save, onSave, onDiscard, children }: CardFormPageProps) {
  if (!card.ready) return <SkeletonRows rows={6} />;
  return (
    <>
      <PageHead title={title} back={back} />
      <Card
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <ErrorSummary attempt={card.attempt} problems={card.problems} />
        {children}
        <footer>
          <Button look="ghost" disabled={card.pending} onClick={() => void card.forget().then(onDiscard)}>
            Discard
          </Button>
          <Button look="primary" type="submit" pending={card.pending}>
            {save}
          </Button>
        </footer>
      </Card>
    </>
  );
}

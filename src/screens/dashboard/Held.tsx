import type { Like } from '../../domain/dashboard/dashboard.ts';
import { formatSpan } from '../../domain/values/format.ts';
import { changeWords } from './figures.ts';

interface HeldProps {
  against: Like | null;
  money: (amount: string) => string;
  locale: string;
}

/** A figure beside that of like days, in a line; nothing where there are none. */
export const Held = ({ against, money, locale }: HeldProps) =>
  against && (
    <p className="small">
      {changeWords(against.now, against.total, money)} {formatSpan(against, locale)}
    </p>
  );

import { unprintableWords as words } from '../../domain/words/paper.ts';
import { Notice } from '../kit/notices/Notice.tsx';

/** Names letters that a PDF can't show; nothing where there are none. */
export const UnprintableNotice = ({ letters }: { letters: readonly string[] }) =>
  letters.length > 0 ? <Notice>{words.notice(letters)}</Notice> : null;

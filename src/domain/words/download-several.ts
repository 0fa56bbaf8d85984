/** What is read while several documents are saved as one file. */
import { counted } from './counted.ts';

export const fileName = ({ count }: { count: number }) => `${counted(count, 'document', 'documents')}.pdf`;
export const downloaded = 'Downloaded as one PDF.';
export const notMade = 'This PDF couldn’t be made. Try again.';

/** What is asked before many documents are cancelled, issued or paid at once. */
export { CancelChosenDialog } from './CancelChosenDialog.tsx';
export { IssueSeveralDialog } from './IssueSeveralDialog.tsx';
export { PayChosenDialog } from './PaySeveralDialog.tsx';

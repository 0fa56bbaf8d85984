// One file for the three: each further file that a page may fetch makes every page inside a little larger.
export { TransferFormPage } from './TransferFormPage.tsx';
export { TransferListPage } from './TransferListPage.tsx';
export { TransferViewPage } from './TransferViewPage.tsx';

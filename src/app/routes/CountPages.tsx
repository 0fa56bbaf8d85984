// One file for the three: each further file that a page may fetch makes every page inside a little larger.
export { CountPage } from '../../screens/count/CountPage.tsx';
export { CategoryListPage } from '../../screens/inventory/CategoryListPage.tsx';
export { LabelsPage } from '../../screens/inventory/LabelsPage.tsx';

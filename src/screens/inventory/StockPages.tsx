// One file for the two: each further file that a page may fetch makes every page inside a little larger.
export { AnalysisPage } from './AnalysisPage.tsx';
export { MovementsPage } from './MovementsPage.tsx';

/** The board and its pages, which share most of their code and are loaded together. */
export { OpeningPage } from './OpeningPage.tsx'
export { OpeningsPage } from './OpeningsPage.tsx'
